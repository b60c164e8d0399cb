import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { RequestEvent } from '@lendring/contracts/request/events.js';
import { noPreparation, type Preparation, type PreparationTime } from '@lendring/contracts/rules/preparation.js';
import { Temporal } from 'temporal-polyfill';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { dailyAndHourly, histories, player } from '../../testing/histories.js';
import { startService, type RunningService } from '../../testing/service.js';
import { creator, days, fixed, offerId, period, terms, uuid, vendor, zone } from '../../testing/request.js';

type Interval = { start: string; end: string };
/** Units null: all units of the offer. */
type Use = Interval & { units: number | null };

/** Independent of the implementation under test: compares milliseconds; empty intervals overlap nothing. */
const meet = (a: Interval, b: Interval) =>
  Math.max(Date.parse(a.start), Date.parse(b.start)) < Math.min(Date.parse(a.end), Date.parse(b.end));

const isAt = ({ start, end }: Interval, instant: number) => Date.parse(start) <= instant && instant < Date.parse(end);

/**
 * Units in use at an instant, counted one by one. Entries of unavailable days (`closed`) take what is left, one unit
 * after the other, until they have as many as they want.
 */
const inUseAt = (uses: readonly Use[], closed: readonly Use[], quantity: number, instant: number) => {
  let used = uses.filter((use) => isAt(use, instant)).reduce((sum, { units }) => sum + (units ?? quantity), 0);
  for (const { units } of closed.filter((shut) => isAt(shut, instant)))
    for (let left = units ?? quantity; left > 0 && used < quantity; left -= 1) used += 1;
  return used;
};

/** Loan or block: its own time in `loan`, and from start to end with the preparation around it. */
type Whole = Use & { loan: Interval };

/** Independent of the implementation under test: days at the same local time, or elapsed hours. */
const moved = (instant: string, { count, unit }: PreparationTime, sign: 1 | -1): string => {
  const at = Temporal.Instant.from(instant);
  const local = at
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .add({ days: sign * count });
  const result =
    unit === 'hours' || count === 0
      ? at.add({ hours: sign * count })
      : local.toZonedDateTime(zone, { disambiguation: 'later' }).toInstant();
  return result.toString({ fractionalSecondDigits: 3 });
};

const prepared = ({ start, end }: Interval, { before, after }: Preparation): Interval => ({
  start: moved(start, before, -1),
  end: moved(end, after, 1),
});

/** Most units in use during an interval. The number changes only where a use begins. */
const mostInUse = (uses: readonly Use[], quantity: number, { start, end }: Interval, closed: readonly Use[] = []) => {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const starts = [...uses, ...closed].map((use) => Date.parse(use.start)).filter((at) => from < at && at < to);
  return Math.max(...[from, ...starts].map((instant) => inUseAt(uses, closed, quantity, instant)));
};

/**
 * Expected refusal of `wanted` units: without preparation there would be enough, or some units are free at each moment
 * of the loan at which loans and blocks alone leave too few, or none is.
 */
const expectedProblem = (
  uses: readonly Whole[],
  closed: readonly Use[],
  { loan, quantity, wanted }: Readonly<{ loan: Interval; quantity: number; wanted: number }>,
): 'preparation' | 'not_enough_units' | 'none_free' => {
  const alone = uses.map(({ loan: own, units }) => ({ ...own, units }));
  if (mostInUse(alone, quantity, loan, closed) + wanted <= quantity) return 'preparation';
  const [from, to] = [Date.parse(loan.start), Date.parse(loan.end)];
  const short = [...uses, ...alone, ...closed]
    .flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])
    .filter((at) => from < at && at < to)
    .concat(from)
    .filter((at) => inUseAt(alone, closed, quantity, at) + Math.min(wanted, quantity) > quantity)
    .map((at) => inUseAt(uses, closed, quantity, at));
  return Math.max(0, ...short) < quantity ? 'not_enough_units' : 'none_free';
};

/** Independent of the implementation under test: end of the local day, or of the half hour. */
const lateUntil = (by: 'hours' | 'days' | 'nights', now: string): string => {
  const at = Temporal.Instant.from(now);
  const end =
    by === 'hours'
      ? at.add({ nanoseconds: 1 }).round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' })
      : at.toZonedDateTimeISO(zone).add({ days: 1 }).startOfDay().toInstant();
  return end.toString({ fractionalSecondDigits: 3 });
};

/** Independent of the implementation under test: a loan of today needs its units from now on. */
const ahead = <Loan extends Interval>(loan: Loan, now: string): Loan => {
  const start = Temporal.Instant.from(now).toZonedDateTimeISO(zone).startOfDay();
  const isNow = Date.parse(now) - Date.parse(loan.start) < 30 * 60_000;
  const isBegun = loan.start < now && now < loan.end;
  return isBegun && (start.epochMilliseconds === Date.parse(loan.start) || isNow) ? { ...loan, start: now } : loan;
};

/** Units of loans that are out after their planned end, except those of a loan. */
const lateAt = ({ taken, out }: Awaited<ReturnType<typeof takenByTheLog>>, now: string, except: string): Whole[] =>
  [...out].flatMap(([key, by]) => {
    const booking = taken.get(key);
    if (!booking || key === except || Date.parse(booking.loan.end) > Date.parse(now)) return [];
    const late = { start: booking.loan.end, end: lateUntil(by, now) };
    return [{ ...late, loan: late, units: booking.units }];
  });

const takenByTheLog = async (service: RunningService) => {
  const taken = new Map<string, Whole>();
  const following = new Map<string, PreparationTime>();
  const out = new Map<string, 'hours' | 'days' | 'nights'>();
  const freed: Interval[] = [];
  const entries = new Map<string, readonly Use[]>();
  let quantity = 1;
  const free = (key: string, from?: string) => {
    const had = taken.get(key);
    if (had) freed.push({ start: from ?? had.start, end: had.end });
    taken.delete(key);
  };
  for (const event of await service.store.read(`calendar-${offerId}`)) {
    const { type, data } = CalendarEvent.parse({ type: event.type, data: event.data });
    switch (type) {
      case 'PeriodBooked':
        taken.set(data.requestId, { ...(data.preparation ?? data.period), loan: data.period, units: data.units ?? 1 });
        following.set(data.requestId, data.preparation?.after ?? noPreparation.after);
        out.delete(data.requestId);
        if (data.out) out.set(data.requestId, data.out.by);
        break;
      case 'BookingOutNoted':
        out.delete(data.requestId);
        if (data.out) out.set(data.requestId, data.out.by);
        break;
      case 'PeriodBlocked':
        taken.set(data.blockId, { ...data.period, loan: data.period, units: data.units ?? null });
        break;
      case 'BookingReleased':
        free(data.requestId);
        break;
      case 'BlockRemoved':
        free(data.blockId);
        break;
      case 'BookingShortened': {
        const had = taken.get(data.requestId);
        const units = had?.units ?? null;
        expect(data.units ?? 1).toBe(units);
        const whole = {
          start: had?.start ?? data.start,
          end: moved(data.end, following.get(data.requestId) ?? noPreparation.after, 1),
        };
        expect(data.preparation ?? { start: data.start, end: data.end }).toEqual(whole);
        if (had && data.end < had.loan.end) out.delete(data.requestId);
        free(data.requestId, whole.end);
        if (data.end > data.start) taken.set(data.requestId, { ...whole, loan: data, units });
        break;
      }
      case 'UnavailabilitySet':
        freed.push(...(entries.get(data.entryId) ?? []));
        entries.set(
          data.entryId,
          data.periods.map((span) => ({ ...span, units: data.units ?? null })),
        );
        break;
      case 'CapacitySet':
        quantity = data.quantity;
    }
  }
  return { taken, out, freed, quantity, closed: [...entries.values()].flat() };
};

const wished = async (
  service: RunningService,
  requestId: string,
): Promise<Interval & { quantity: number; preparation: Preparation }> => {
  const events = (await service.store.read(`request-${requestId}`)).map(({ type, data }) =>
    RequestEvent.parse({ type, data }),
  );
  const [event] = events;
  if (event?.type !== 'RequestAsked') throw new Error(`${requestId} does not begin with an asking`);
  const { quantity = 1, preparation = noPreparation } = event.data.terms;
  const changed = events.findLast(({ type }) => type === 'PeriodChanged');
  const agreed = changed?.type === 'PeriodChanged' ? changed.data.period : event.data.period;
  return { ...agreed, quantity, preparation };
};

describe('double booking', () => {
  it('is impossible in any history and for any number of units, and only missing units cause refusals', async () => {
    const seen = {
      taken: 0,
      takenAgain: 0,
      refused: 0,
      shared: 0,
      resized: 0,
      keptUp: 0,
      entered: 0,
      notEntered: 0,
      changed: 0,
      notChanged: 0,
      moved: 0,
      movedBooking: 0,
      notMoved: 0,
      closed: 0,
      kept: 0,
      unprepared: 0,
      short: 0,
      notBack: 0,
      inGap: 0,
      atOnce: 0,
      besideSome: 0,
      closedSome: 0,
    };
    await fc.assert(
      fc.asyncProperty(histories, async ({ season, quantity, isLast, steps }) => {
        const service = await startService();
        try {
          if (isLast) {
            service.offers.clear();
            for (let n = 0; n < 24; n += 1) {
              const other = `dr14${String(n).padStart(6, '0')}`;
              service.offers.set(other, { ...terms, offerId: other });
            }
          }
          service.offers.set(offerId, dailyAndHourly);
          const { play, now } = await player(service, season, quantity);
          let before = await takenByTheLog(service);
          for (const step of steps) {
            const { answer, requestId } = await play(step);
            // Leave the next step the gap in which the calendar does not follow an entry yet.
            const isEntry = step.kind === 'close' || step.kind === 'changeEntry' || step.kind === 'reopen';
            if (isEntry) seen[answer === 'ok' && isLast ? 'inGap' : 'atOnce'] += 1;
            else await service.followed();
            const after = await takenByTheLog(service);
            const { closed } = after;
            // Times that are over may show more units than the offer has today.
            const coming = { start: now(), end: '2099-01-01T00:00:00.000Z' };
            expect(mostInUse([...after.taken.values()], after.quantity, coming)).toBeLessThanOrEqual(after.quantity);

            const isShort = /^(dates_|not_back|not_enough_units|blocked_by_yourself|preparation)/.test(answer);
            const problem = answer === 'preparation' || answer === 'not_enough_units' ? answer : 'none_free';
            if ((step.kind === 'accept' || step.kind === 'agree') && isShort) {
              const wish = ahead(await wished(service, requestId ?? ''), now());
              const others = new Map(before.taken);
              others.delete(requestId ?? '');
              const late = lateAt(before, now(), requestId ?? '');
              const uses = [...others.values(), ...late];
              const whole = prepared(wish, wish.preparation);
              const most = mostInUse(uses, before.quantity, whole, closed);
              if (mostInUse(uses, before.quantity, whole) + wish.quantity <= before.quantity) {
                seen.closed += 1;
                const forAll = closed.filter(({ units }) => units === null);
                if (mostInUse(uses, before.quantity, whole, forAll) + wish.quantity <= before.quantity)
                  seen.closedSome += 1;
              }
              expect(most + wish.quantity).toBeGreaterThan(before.quantity);
              const { quantity: wanted } = wish;
              const at = { loan: wish, quantity: before.quantity, wanted };
              expect(problem).toBe(expectedProblem(uses, closed, at));
              if (problem === 'preparation') seen.unprepared += 1;
              if (problem === 'not_enough_units') seen.short += 1;
              seen.refused += 1;
            }
            if (step.kind === 'enterLoan' && (answer.startsWith('counter_days') || isShort)) {
              const loan = ahead(fixed(step.wish), now());
              const preparation = service.offers.get(offerId)?.bookingRules.preparation ?? noPreparation;
              const uses = [...before.taken.values()];
              const most = mostInUse(uses, before.quantity, prepared(loan, preparation), closed);
              expect(most + step.quantity).toBeGreaterThan(before.quantity);
              const at = { loan, quantity: before.quantity, wanted: step.quantity };
              expect(problem).toBe(expectedProblem(uses, closed, at));
              seen.notEntered += 1;
            }
            if (answer.startsWith('not_back')) {
              expect(lateAt(before, now(), '').length + lateAt(after, now(), '').length).toBeGreaterThan(0);
              seen.notBack += 1;
            }
            if (step.kind === 'enterLoan' && answer === 'ok') seen.entered += 1;
            if (step.kind === 'changeLoan' && (answer.startsWith('counter_days') || isShort)) {
              const preparation = service.offers.get(offerId)?.bookingRules.preparation ?? noPreparation;
              const others = new Map(before.taken);
              others.delete(requestId ?? '');
              const whole = prepared(fixed(step.wish), preparation);
              const most = mostInUse([...others.values()], before.quantity, whole, closed);
              expect(most + step.quantity).toBeGreaterThan(before.quantity);
              seen.notChanged += 1;
            }
            if (step.kind === 'changeLoan' && answer === 'ok') seen.changed += 1;
            if (step.kind === 'movePeriod' && isShort) {
              const { quantity: wanted, preparation } = await wished(service, requestId ?? '');
              const others = new Map(before.taken);
              others.delete(requestId ?? '');
              const whole = prepared(fixed(step.wish), preparation);
              const uses = [...others.values(), ...lateAt(before, now(), requestId ?? '')];
              const most = mostInUse(uses, before.quantity, whole, closed);
              expect(most + wanted).toBeGreaterThan(before.quantity);
              expect([...after.taken]).toEqual([...before.taken]);
              seen.notMoved += 1;
            }
            if (step.kind === 'movePeriod' && answer === 'ok') {
              const { quantity: units } = await wished(service, requestId ?? '');
              const booked = after.taken.get(requestId ?? '');
              const loan = { start: booked?.loan.start, end: booked?.loan.end, units: booked?.units };
              expect(loan).toEqual({ start: fixed(step.wish).start, end: fixed(step.wish).end, units });
              if (before.taken.has(requestId ?? '')) seen.movedBooking += 1;
              seen.moved += 1;
            }
            if (step.kind === 'resize') {
              const blocked = [...before.taken.values()].filter(({ units }) => units !== null);
              const most = mostInUse(blocked, before.quantity, coming);
              expect(answer).toBe(most > step.quantity ? 'units_taken' : 'ok');
              seen[answer === 'ok' ? 'resized' : 'keptUp'] += 1;
            }
            for (const [key, added] of after.taken) {
              if (before.taken.has(key)) continue;
              seen.taken += 1;
              expect(closed.filter((shut) => shut.units === null && meet(shut, ahead(added, now())))).toEqual([]);
              if (closed.some((shut) => meet(shut, added))) seen.besideSome += 1;
              if ([...before.taken.values()].some((other) => meet(other, added))) seen.shared += 1;
              if (before.freed.some((free) => meet(free, added))) seen.takenAgain += 1;
            }
            if (isEntry) {
              // Entries change no loan; some lie on their days.
              expect([...after.taken]).toEqual([...before.taken]);
              if ([...after.taken.values()].some((use) => after.closed.some((shut) => meet(shut, use)))) seen.kept += 1;
            }
            before = after;
          }
        } finally {
          await service.stop();
        }
      }),
      { numRuns: 300 },
    );
    // Guards against random histories in which nothing happens.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
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
      expect(await wished(service, winner)).toEqual({ ...period, quantity: 1, preparation: noPreparation });
      for (const requestId of ids)
        expect(await service.store.read(`request-${requestId}`)).toHaveLength(requestId === winner ? 3 : 1);
      expect(await service.query('taken', creator, { offerId, from: period.start, to: period.end })).toHaveLength(1);
    } finally {
      await service.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('is impossible when 200 requests for one to three of ten units are accepted at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'race-'));
    const service = await startService(join(folder, 'events.sqlite'));
    try {
      await service.setCapacity(10);
      const wanted = new Map(Array.from({ length: 200 }, (_, n) => [uuid(1_000 + n), 1 + (n % 3)]));
      for (const [n, [requestId, quantity]] of [...wanted].entries())
        expect(await service.ask(uuid(5_000 + n), requestId, { quantity })).toBe('ok');
      const lower = Promise.all([9, 4, 7].map((quantity) => service.setCapacity(quantity)));
      const answers = await Promise.all(
        [...wanted].map(async ([requestId, quantity]) => ({
          answer: await service.tell('accept', vendor, { requestId, shareAddress: false }),
          quantity,
        })),
      );
      await lower;
      const { taken, quantity } = await takenByTheLog(service);
      const lent = answers.filter(({ answer }) => answer === 'ok').reduce((sum, one) => sum + one.quantity, 0);
      expect(lent).toBe(mostInUse([...taken.values()], quantity, period));
      expect(lent).toBeGreaterThan(0);
      expect(lent).toBeLessThanOrEqual(quantity);
      for (const { answer } of answers) expect(['ok', 'dates_taken', 'not_enough_units']).toContain(answer);
      for (const requestId of wanted.keys()) await service.tell('accept', vendor, { requestId, shareAddress: false });
      const filled = await takenByTheLog(service);
      expect(mostInUse([...filled.taken.values()], quantity, period)).toBe(quantity);
    } finally {
      await service.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('is impossible when loans before and after the same gap are moved into it at once', async () => {
    const service = await startService();
    try {
      const sides = [
        {
          requestId: uuid(101),
          userId: creator,
          wish: days('2025-05-09', '2025-05-11'),
          next: days('2025-05-09', '2025-05-13'),
        },
        {
          requestId: uuid(102),
          userId: uuid(5_001),
          wish: days('2025-05-13', '2025-05-15'),
          next: days('2025-05-11', '2025-05-15'),
        },
      ];
      const proposals = new Map<string, string>();
      for (const { requestId, userId, wish, next } of sides) {
        await service.ask(userId, requestId, { wish });
        for (const who of [vendor, userId]) expect(await service.accept(who, requestId)).toBe('ok');
        expect(await service.tell('proposePeriod', userId, { requestId, wish: next })).toBe('ok');
        proposals.set(requestId, (await service.one(vendor, requestId))?.proposal?.proposalId ?? '');
      }
      const agree = (requestId: string) => {
        const proposalId = proposals.get(requestId) ?? '';
        return service.tell('answerPeriod', vendor, { requestId, proposalId, agrees: true });
      };
      const answers = await Promise.all(sides.map(({ requestId }) => agree(requestId)));
      expect(answers.toSorted()).toEqual(['dates_taken', 'ok']);
      const lost = sides[answers.indexOf('dates_taken')]!;
      const won = sides[answers.indexOf('ok')]!;
      expect((await service.one(vendor, lost.requestId))?.period).toEqual(fixed(lost.wish));
      expect((await service.one(vendor, lost.requestId))?.proposal).not.toBeNull();
      expect((await service.one(vendor, won.requestId))?.period).toEqual(fixed(won.next));
      const { taken } = await takenByTheLog(service);
      expect(taken.get(lost.requestId)).toMatchObject({ start: fixed(lost.wish).start, end: fixed(lost.wish).end });
      expect(taken.get(won.requestId)).toMatchObject({ start: fixed(won.next).start, end: fixed(won.next).end });
    } finally {
      await service.stop();
    }
  });

  it('keeps loans apart by their preparation when 200 requests for neighbouring days are accepted at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'race-'));
    const service = await startService(join(folder, 'events.sqlite'));
    try {
      const oneDay = { count: 1, unit: 'days' as const };
      const preparation = { before: oneDay, after: oneDay };
      service.offers.set(offerId, { ...terms, bookingRules: { ...noBookingRules, preparation } });
      await service.setCapacity(2);
      const ids = Array.from({ length: 200 }, (_, n) => uuid(1_000 + n));
      for (const [n, requestId] of ids.entries()) {
        const first = 9 + (n % 9);
        const wish = days(`2025-06-${String(first).padStart(2, '0')}`, `2025-06-${String(first + 1).padStart(2, '0')}`);
        expect(await service.ask(uuid(5_000 + n), requestId, { wish })).toBe('ok');
      }
      const answers = await Promise.all(
        ids.map((requestId) => service.tell('accept', vendor, { requestId, shareAddress: false })),
      );
      for (const answer of answers) expect(['ok', 'dates_taken', 'preparation']).toContain(answer);
      const { taken } = await takenByTheLog(service);
      const all = { start: '2025-06-01T00:00:00.000Z', end: '2025-07-01T00:00:00.000Z' };
      expect(mostInUse([...taken.values()], 2, all)).toBe(2);
    } finally {
      await service.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
