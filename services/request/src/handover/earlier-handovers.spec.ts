import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { creator, days, offerId, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [requestId, loanId, next] = [uuid(101), uuid(201), uuid(102)];
const weekend = days('2025-05-09', '2025-05-11');
const during = '2025-05-10T08:00:00.000Z';
/** Monday, a day after the planned end. */
const monday = '2025-05-12T08:00:00.000Z';
const today = days('2025-05-12', '2025-05-13');
const range = { from: '2025-05-12T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };
const record = { moment: 'out' as const, counts: [], note: '' };

describe('a handover that was recorded before calendars noted it', () => {
  let folder: string;
  let service: RunningService;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lendring-earlier-handovers-'));
  });
  afterEach(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  /** Starts the service with a log that lacks the notes of the calendar, as older versions wrote it. */
  const restartWithOldLog = async (lend: () => Promise<unknown>, ...streams: readonly string[]) => {
    const keys = memoryKeys();
    const [now, old] = [join(folder, 'now.db'), join(folder, 'old.db')];
    service = await startService(now, keys);
    await lend();
    await service.stop();
    const [from, to] = [openSqliteEventStore(now), openSqliteEventStore(old)];
    for (const stream of [...streams, `calendar-${offerId}`]) {
      const events = (await from.read(stream)).filter(({ type }) => type !== 'BookingOutNoted');
      await to.append([
        {
          stream,
          expected: 'absent',
          events: events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
        },
      ]);
    }
    await from.close();
    await to.close();
    service = await startService(old, keys);
  };
  const entry = {
    loanId,
    offerId,
    wish: weekend,
    units: 1,
    name: 'Gerda',
    phone: null,
    email: null,
    note: null,
    price: null,
  };
  const tick = async () => {
    await service.query('calendar', vendor, range, monday);
    for (const policy of service.parts.clockPolicies ?? [])
      if (policy.name.startsWith('note-earlier-')) await policy.tick(monday);
  };
  const late = async () =>
    (await service.query('taken', null, { offerId, ...range }, monday)).filter(({ reason }) => reason === 'late');
  const notes = async () =>
    (await service.store.read(`calendar-${offerId}`)).filter(({ type }) => type === 'BookingOutNoted').length;

  it('takes the units of its overdue request, once noted', async () => {
    await restartWithOldLog(async () => {
      await service.ask(creator, requestId, { wish: weekend });
      await service.accept(vendor, requestId);
      await service.accept(creator, requestId);
      await service.tell('recordHandover', vendor, { requestId, ...record }, during);
    }, `request-${requestId}`);
    expect(await notes()).toBe(0);
    expect((await service.tab(vendor, 'vendor', 'running', monday)).items).toMatchObject([{ handedOut: true }]);
    await tick();
    await tick();
    expect(await notes()).toBe(1);
    expect(await late()).toHaveLength(1);
    expect(await service.ask(stranger, next, { wish: today, at: monday })).toBe('not_back');
  });

  it('takes the units of its overdue counter loan, once noted', async () => {
    await restartWithOldLog(async () => {
      await service.tell('enterCounterLoan', vendor, entry, during);
      await service.tell('recordCounterHandover', vendor, { loanId, ...record }, during);
    }, `counterLoan-${loanId}`);
    await tick();
    expect(await notes()).toBe(1);
    expect(await late()).toHaveLength(1);
  });

  it('is noted for pieces that went out without a record', async () => {
    const piece = { offerId, number: 'BK-1', last: null, condition: 'good', note: null } as const;
    await restartWithOldLog(
      async () => {
        await service.tell('enterCounterLoan', vendor, entry, during);
        await service.tell('addPieces', vendor, piece, during);
        await service.tell('handOutPieces', vendor, { offerId, loanId, counter: true, pieceIds: [1] }, during);
      },
      `counterLoan-${loanId}`,
      `pieces-${offerId}`,
    );
    await tick();
    expect(await notes()).toBe(1);
    expect(await late()).toHaveLength(1);
  });

  it('is not noted once it was taken back', async () => {
    await restartWithOldLog(async () => {
      await service.ask(creator, requestId, { wish: weekend });
      await service.accept(vendor, requestId);
      await service.accept(creator, requestId);
      await service.tell('recordHandover', vendor, { requestId, ...record }, during);
      await service.tell('recordHandover', vendor, { requestId, ...record, undone: true }, during);
    }, `request-${requestId}`);
    await tick();
    expect(await notes()).toBe(0);
    expect(await late()).toEqual([]);
  });
});
