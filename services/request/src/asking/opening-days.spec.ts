import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Opening } from '@lendring/contracts/rules/opening-days.js';
import { creator, days, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const nine = [{ from: '09:00', to: '18:00' }];
/** Closed at weekends; 9 May 2025 is a Friday. */
const weekdays: Opening = { week: [nine, nine, nine, nine, nine, [], []], exceptions: [] };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.openings.set(vendor, weekdays);
});
afterEach(() => service.stop());

describe('requests at a vendor with opening days', () => {
  it('begin and end on open days, for repeated and parallel calls alike', async () => {
    const closed = { wish: days('2025-05-10', '2025-05-13') };
    const answers = await Promise.all([1, 2, 3].map((n) => service.ask(creator, uuid(100 + n), closed)));
    expect(new Set(answers)).toEqual(new Set(['closed_then']));
    expect(await service.ask(stranger, uuid(110), closed)).toBe('closed_then');
    expect(await service.ask(creator, uuid(111), { wish: days('2025-05-09', '2025-05-13') })).toBe('ok');
  });
  it('stay as agreed when the vendor closes these days later', async () => {
    await service.ask(creator, uuid(101), { wish: days('2025-05-08', '2025-05-10') });
    service.openings.set(vendor, {
      ...weekdays,
      exceptions: [{ from: '2025-05-05', to: '2025-05-16', spans: [], label: 'Betriebsferien' }],
    });
    expect(await service.tell('accept', vendor, { requestId: uuid(101), shareAddress: false })).toBe('ok');
    expect(await service.tell('accept', creator, { requestId: uuid(101), shareAddress: false })).toBe('ok');
    expect((await service.one(creator, uuid(101)))?.status).toBe('agreed');
    expect(await service.ask(stranger, uuid(102), { wish: days('2025-05-14', '2025-05-15') })).toBe('closed_then');
  });
});
