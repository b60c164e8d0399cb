import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { RequestEvent } from '@lendring/contracts/request/events.js';
import { dailyAndHourly, histories, player } from '../../testing/histories.js';
import { startService, type RunningService } from '../../testing/service.js';
import { creator, offerId, period, uuid, vendor } from '../../testing/request.js';

type Interval = { start: string; end: string };

/** Independent of the implementation under test: compares milliseconds; empty intervals overlap nothing. */
const meet = (a: Interval, b: Interval) =>
  Math.max(Date.parse(a.start), Date.parse(b.start)) < Math.min(Date.parse(a.end), Date.parse(b.end));

const takenByTheLog = async (service: RunningService) => {
  const taken = new Map<string, Interval>();
  const freed: Interval[] = [];
  const free = (key: string, from?: string) => {
    const had = taken.get(key);
    if (had) freed.push({ start: from ?? had.start, end: had.end });
    taken.delete(key);
  };
  for (const event of await service.store.read(`calendar-${offerId}`)) {
    const { type, data } = CalendarEvent.parse({ type: event.type, data: event.data });
    switch (type) {
      case 'PeriodBooked':
        taken.set(data.requestId, data.period);
        break;
      case 'PeriodBlocked':
        taken.set(data.blockId, data.period);
        break;
      case 'BookingReleased':
        free(data.requestId);
        break;
      case 'BlockRemoved':
        free(data.blockId);
        break;
      case 'BookingShortened':
        free(data.requestId, data.end);
        taken.set(data.requestId, data);
    }
  }
  return { taken, freed };
};

const wished = async (service: RunningService, requestId: string): Promise<Interval> => {
  const [first] = await service.store.read(`request-${requestId}`);
  const event = RequestEvent.parse({ type: first?.type, data: first?.data });
  if (event.type !== 'RequestAsked') throw new Error(`${requestId} does not begin with an asking`);
  return event.data.period;
};

describe('double booking', () => {
  it('is impossible in any history, and only taken periods cause refusals', async () => {
    const seen = { taken: 0, takenAgain: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(histories, async ({ season, steps }) => {
        const service = await startService();
        try {
          service.offers.set(offerId, dailyAndHourly);
          const play = player(service, season);
          let before = await takenByTheLog(service);
          for (const step of steps) {
            const { answer, requestId } = await play(step);
            const now = await takenByTheLog(service);
            for (const [key, one] of now.taken)
              for (const [other, its] of now.taken) expect(key !== other && meet(one, its)).toBe(false);

            if ((step.kind === 'accept' || step.kind === 'agree') && answer.startsWith('dates_')) {
              const wish = await wished(service, requestId ?? '');
              expect([...before.taken.values()].some((taken) => meet(taken, wish))).toBe(true);
              seen.refused += 1;
            }
            for (const [key, added] of now.taken) {
              if (before.taken.has(key)) continue;
              seen.taken += 1;
              if (before.freed.some((free) => meet(free, added))) seen.takenAgain += 1;
            }
            before = now;
          }
        } finally {
          await service.stop();
        }
      }),
      { numRuns: 150 },
    );
    // Guards against random histories in which nothing happens.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
  });

  it('is impossible when 200 overlapping requests are accepted at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'race-'));
    const service = await startService(join(folder, 'events.sqlite'));
    try {
      const ids = Array.from({ length: 200 }, (_, n) => uuid(1_000 + n));
      for (const [n, requestId] of ids.entries()) expect(await service.ask(uuid(5_000 + n), requestId)).toBe('ok');
      const answers = await Promise.all(
        ids.map((requestId) => service.tell('accept', vendor, { requestId, shareAddress: false })),
      );
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'dates_taken')).toHaveLength(199);

      const winner = ids[answers.indexOf('ok')]!;
      const calendar = await service.store.read(`calendar-${offerId}`);
      expect(calendar.map(({ type, data }) => [type, data.requestId])).toEqual([['PeriodBooked', winner]]);
      expect(await wished(service, winner)).toEqual(period);
      for (const requestId of ids)
        expect(await service.store.read(`request-${requestId}`)).toHaveLength(requestId === winner ? 3 : 1);
      expect(await service.query('taken', creator, { offerId, from: period.start, to: period.end })).toHaveLength(1);
    } finally {
      await service.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
