import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarPersonal, CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { shredding } from '@lendring/platform/event-store/shredding.decorator.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { startService, type RunningService } from '../../testing/service.js';

const { type, data } = JSON.parse(
  readFileSync(new URL('../../../../contracts/fixtures/request/PeriodBlocked.v1.json', import.meta.url), 'utf8'),
) as { type: string; data: { offerId: string; vendorId: string; blockId: string; period: object; note: string } };
const { offerId, vendorId, blockId } = data;
const day = { from: '2025-06-01T00:00:00.000Z', to: '2025-06-02T00:00:00.000Z' };
const wish = { kind: 'days', from: '2025-06-01', to: '2025-06-02' } as const;

describe('block stored before kinds existed', () => {
  let folder: string;
  let service: RunningService;
  const stream = `calendar-${offerId}`;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lendring-older-blocks-'));
    const file = join(folder, 'events.db');
    const keys = memoryKeys();
    const before = openSqliteEventStore(file);
    const metadata = { commandId: randomUUID(), commandHash: '', actor: vendorId, at: '2025-05-01T10:00:00.000Z' };
    await shredding(before, keys, calendarPersonal).append([
      {
        stream,
        expected: 'absent',
        events: [{ id: randomUUID(), type, data, metadata: { ...metadata, requestId: 'spec' } }],
      },
    ]);
    await before.close();
    service = await startService(file, keys);
    const offer = service.offers.values().next().value;
    if (offer) service.offers.set(offerId, { ...offer, offerId, ownerId: vendorId });
  });
  afterEach(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  it('appears as not available in both read models, with its note', async () => {
    expect(await service.query('taken', vendorId, { offerId, ...day })).toEqual([
      expect.objectContaining({ blockId, reason: 'blocked', kind: 3, note: data.note }),
    ]);
    expect(await service.query('calendar', vendorId, day)).toEqual([expect.objectContaining({ blockId, kind: 3 })]);
  });

  it('conflicts with other blocks and can be removed', async () => {
    const again = { offerId, blockId: randomUUID(), wish, note: '', kind: 4 as const };
    expect(await service.tell('block', vendorId, again)).toBe('days_blocked_before');
    expect(await service.tell('unblock', vendorId, { offerId, blockId })).toBe('ok');
    expect(await service.tell('block', vendorId, again)).toBe('ok');
    expect(await service.query('taken', vendorId, { offerId, ...day })).toEqual([
      expect.objectContaining({ blockId: again.blockId, kind: 4 }),
    ]);
    const stored = (await service.store.read(stream)).filter((event) => event.type === 'PeriodBlocked');
    expect(stored.map((event) => [event.version, 'kind' in event.data])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('reaches all log consumers in the same format', async () => {
    const read = (await service.core.store.read(stream)).map((event) =>
      CalendarEvent.parse({ type: event.type, data: event.data }),
    );
    expect(read).toEqual([{ type, data: { ...data, kind: 3 } }]);
  });
});
