import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { addDays, dayIn, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import type { Preparation, PreparationTime } from '@lendring/contracts/rules/preparation.js';
import type { RunningService } from './service.js';
import { bySystem, days, offerId, pricingId, terms, uuid, vendor, zone } from './request.js';

const hourly = uuid(22);
export const dailyAndHourly = {
  ...terms,
  pricings: [
    { ...terms.pricings[0]!, maxDuration: 30 },
    { ...terms.pricings[0]!, pricingId: hourly, rentType: 2 as const, maxDuration: null },
  ],
};

const day = (first: string, n: number) =>
  new Date(Date.parse(`${first}T00:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10);

const around = (season: string) => ({
  from: `${day(season, -1)}T00:00:00.000Z`,
  to: `${day(season, 30)}T00:00:00.000Z`,
});

const wishIn = (season: string): fc.Arbitrary<Wish> =>
  fc.oneof(
    fc
      .tuple(fc.nat(13), fc.integer({ min: 1, max: 4 }))
      .map(([from, length]) => days(day(season, from), day(season, from + length))),
    fc
      .record({ n: fc.nat(13), hour: fc.nat(23), half: fc.boolean(), hours: fc.integer({ min: 1, max: 30 }) })
      .map(({ n, hour, half, hours }) => ({
        kind: 'hours' as const,
        day: day(season, n),
        time: `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`,
        hours,
      })),
  );

/** `units`: units of a block or an entry; 0 blocks all. */
export type Step =
  | Readonly<{ kind: 'ask'; wish: Wish; quantity: number }>
  | Readonly<{ kind: 'block'; wish: Wish; units: number }>
  | Readonly<{ kind: 'enterLoan'; wish: Wish; quantity: number }>
  | Readonly<{ kind: 'changeLoan'; wish: Wish; quantity: number; nth: number }>
  /** Proposal of another period by the vendor, and the creator's agreement. */
  | Readonly<{ kind: 'movePeriod'; wish: Wish; nth: number }>
  /** Entry of unavailable days, once or on two weekdays for two weeks, for some units of this offer or for all offers. */
  | Readonly<{ kind: 'close'; wish: Wish; weekly: boolean; units: number }>
  | Readonly<{ kind: 'reopen'; n: number; day: number | null }>
  /** Other days and units for an entry; the days of a series end it. */
  | Readonly<{ kind: 'changeEntry'; wish: Wish; nth: number; units: number }>
  | Readonly<{ kind: 'resize'; quantity: number }>
  /** Changes the preparation of later loans. */
  | Readonly<{ kind: 'prepare'; preparation: Preparation }>
  | Readonly<{
      kind:
        | 'accept'
        | 'agree'
        | 'decline'
        | 'withdraw'
        | 'cancel'
        | 'complete'
        | 'expire'
        | 'unblock'
        | 'handOut'
        | 'handOutLoan'
        | 'returnLoan'
        | 'cancelLoan';
      n: number;
    }>
  /** Hands a thing out, waits until its return is overdue, and asks for the same day. */
  | Readonly<{ kind: 'askLate'; nth: number; quantity: number }>
  | Readonly<{ kind: 'wait'; hours: number }>;

const preparationTime: fc.Arbitrary<PreparationTime> = fc.oneof(
  fc.constant({ count: 0, unit: 'days' as const }),
  fc.record({ count: fc.integer({ min: 1, max: 2 }), unit: fc.constant('days' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 14 }), unit: fc.constant('hours' as const) }),
);
const preparing: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('prepare' as const),
  preparation: fc.record({ before: preparationTime, after: preparationTime }),
});

/** Numbers of units at which bookings compete: none to spare, or room for a few. */
const MOST = 4;

const asking = (season: string): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant('ask' as const), wish: wishIn(season), quantity: fc.integer({ min: 1, max: 3 }) });
const any = (season: string): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 3, arbitrary: asking(season) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('accept' as const, 'agree' as const), n: fc.nat(30) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'decline' as const,
          'withdraw' as const,
          'cancel' as const,
          'complete' as const,
          'expire' as const,
        ),
        n: fc.nat(30),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('block' as const), wish: wishIn(season), units: fc.nat(2) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('close' as const),
        wish: wishIn(season),
        weekly: fc.boolean(),
        units: fc.nat(2),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('reopen' as const),
        n: fc.nat(30),
        day: fc.oneof(fc.constant(null), fc.nat(13)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('changeEntry' as const),
        wish: wishIn(season),
        nth: fc.nat(30),
        units: fc.nat(2),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('enterLoan' as const),
        wish: wishIn(season),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('changeLoan' as const),
        wish: wishIn(season),
        quantity: fc.integer({ min: 1, max: 3 }),
        nth: fc.nat(30),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('movePeriod' as const), wish: wishIn(season), nth: fc.nat(30) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('returnLoan' as const, 'cancelLoan' as const), n: fc.nat(30) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('askLate' as const),
        nth: fc.nat(30),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constantFrom('handOut' as const, 'handOutLoan' as const), n: fc.nat(30) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('resize' as const), quantity: fc.integer({ min: 1, max: MOST }) }),
    },
    { weight: 1, arbitrary: preparing },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('unblock' as const), n: fc.nat(30) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  );

/**
 * Random histories of an offer with `quantity` units in the two weeks around each clock change; several requests come
 * first. `isLast`: the owner has many offers, and entries reach this one last, after they are answered.
 */
export const histories = fc
  .constantFrom('2025-03-24', '2025-10-20')
  .chain((season) =>
    fc.record({
      season: fc.constant(season),
      quantity: fc.integer({ min: 1, max: MOST }),
      isLast: fc.nat(3).map((n) => n === 0),
      steps: fc
        .tuple(
          fc.array(preparing, { maxLength: 1 }),
          fc.array(asking(season), { minLength: 4, maxLength: 12 }),
          fc.array(any(season), { minLength: 10, maxLength: 50 }),
        )
        .map((parts) => parts.flat()),
    }),
  );

export const player = async (service: RunningService, season: string, quantity: number) => {
  let at = `${season}T00:00:00.000Z`;
  const resize = async (wanted: number): Promise<string> => {
    const answer = await service.commands.setCapacity({ offerId, quantity: wanted, zone }, bySystem(at));
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  await resize(quantity);
  const asked: string[] = [];
  const blocks: string[] = [];
  const loans: string[] = [];
  const entries: string[] = [];
  const pick = (ids: readonly string[], n: number) => ids[n % Math.max(1, ids.length)] ?? uuid(999);
  const creatorOf = (requestId: string) => uuid(500 + asked.indexOf(requestId));
  const accept = (userId: string, requestId: string) =>
    service.tell('accept', userId, { requestId, shareAddress: false }, at);

  const daysOf = (wish: Wish) => {
    const from = wish.kind === 'days' ? wish.from : wish.day;
    return {
      from,
      to: wish.kind === 'days' ? addDays(wish.to, -1) : from,
      hours: wish.kind === 'hours' ? { time: wish.time, hours: Math.min(wish.hours, 24) } : null,
    };
  };

  const change = async (
    kind: Exclude<Extract<Step, { n: number }>['kind'], 'reopen'>,
    requestId: string,
  ): Promise<string> => {
    switch (kind) {
      case 'accept':
        return accept(vendor, requestId);
      case 'agree': {
        const promised = await accept(vendor, requestId);
        return promised === 'ok' ? accept(creatorOf(requestId), requestId) : promised;
      }
      case 'withdraw':
        return service.tell('withdraw', creatorOf(requestId), { requestId }, at);
      case 'decline':
      case 'cancel':
        return service.tell(kind, vendor, { requestId, reason: 'x' }, at);
      case 'complete':
        return service.tell('complete', vendor, { requestId }, at);
      case 'unblock':
        return service.tell('unblock', vendor, { blockId: requestId, offerId }, at);
      case 'handOut':
        return service.tell('recordHandover', vendor, { requestId, moment: 'out', counts: [] }, at);
      case 'handOutLoan':
        return service.tell('recordCounterHandover', vendor, { loanId: requestId, moment: 'out', counts: [] }, at);
      case 'returnLoan':
        return service.tell('completeCounterLoan', vendor, { loanId: requestId }, at);
      case 'cancelLoan':
        return service.tell('cancelCounterLoan', vendor, { loanId: requestId }, at);
      case 'expire': {
        const answer = await service.commands.expire({ requestId }, bySystem(at));
        return answer.ok ? 'ok' : answer.refusal.code;
      }
    }
  };

  const play = async (step: Step): Promise<Readonly<{ answer: string; requestId: string | null }>> => {
    switch (step.kind) {
      case 'resize':
        return { answer: await resize(step.quantity), requestId: null };
      case 'prepare': {
        const { preparation } = step;
        service.offers.set(offerId, { ...dailyAndHourly, bookingRules: { ...noBookingRules, preparation } });
        return { answer: 'ok', requestId: null };
      }
      case 'wait':
        at = new Date(Date.parse(at) + step.hours * HOUR_MS).toISOString();
        return { answer: 'ok', requestId: null };
      case 'askLate': {
        const calendar = await service.query('taken', vendor, { offerId, ...around(season) }, at);
        const booked = calendar.filter(
          ({ reason, requestId, end }) => reason === 'booked' && requestId !== null && end > at,
        );
        const loan = booked[step.nth % Math.max(1, booked.length)];
        if (!loan?.requestId) return { answer: 'no loan', requestId: null };
        at = loan.start > at ? loan.start : at;
        await change('handOut', loan.requestId);
        at = loan.end > at ? loan.end : at;
        const today = dayIn(at, zone);
        return play({ kind: 'ask', wish: days(today, addDays(today, 1)), quantity: step.quantity });
      }
      case 'ask': {
        const requestId = uuid(2_000 + asked.length);
        const price = step.wish.kind === 'days' ? pricingId : hourly;
        const answer = await service.tell(
          'ask',
          uuid(500 + asked.length),
          {
            requestId,
            offerId,
            wish: step.wish,
            pricingId: price,
            quantity: step.quantity,
            message: '',
            shareAddress: false,
          },
          at,
        );
        if (answer === 'ok') asked.push(requestId);
        return { answer, requestId };
      }
      case 'enterLoan': {
        const loanId = uuid(4_000 + loans.length);
        const person = { name: 'x', phone: null, email: null, note: null, price: null };
        const { wish, quantity: units } = step;
        const answer = await service.tell('enterCounterLoan', vendor, { loanId, offerId, wish, units, ...person }, at);
        if (answer === 'ok') loans.push(loanId);
        return { answer, requestId: null };
      }
      case 'changeLoan': {
        const { wish, quantity: units, nth } = step;
        const loanId = pick(loans, nth);
        const answer = await service.tell('changeCounterLoan', vendor, { loanId, wish, units, price: null }, at);
        return { answer, requestId: loanId };
      }
      case 'movePeriod': {
        const requestId = pick(asked, step.nth);
        const proposed = await service.tell('proposePeriod', vendor, { requestId, wish: step.wish }, at);
        const events = proposed === 'ok' ? await service.store.read(`request-${requestId}`) : [];
        const proposalId = events.findLast(({ type }) => type === 'PeriodProposed')?.data['proposalId'];
        if (typeof proposalId !== 'string') return { answer: proposed, requestId };
        const answer = { requestId, proposalId, agrees: true };
        return { answer: await service.tell('answerPeriod', creatorOf(requestId), answer, at), requestId };
      }
      case 'block': {
        const blockId = uuid(3_000 + blocks.length);
        const answer = await service.tell(
          'block',
          vendor,
          { blockId, offerId, wish: step.wish, note: '', ...(step.units > 0 && { units: step.units }) },
          at,
        );
        if (answer === 'ok') blocks.push(blockId);
        return { answer, requestId: null };
      }
      case 'close': {
        const { wish, weekly, units } = step;
        const entryId = uuid(4_000 + entries.length);
        const from = wish.kind === 'days' ? wish.from : wish.day;
        const rule = {
          ...daysOf(wish),
          repeat: weekly
            ? {
                every: 'week' as const,
                weekdays: [weekdayOf(from), weekdayOf(addDays(from, 2))],
                until: addDays(from, 14),
              }
            : null,
        };
        const some = units > 0 ? { offerIds: [offerId], units } : { offerIds: null };
        const data = { entryId, days: rule, note: '', ...some };
        const answer = await service.tell('enterUnavailability', vendor, data, at);
        if (answer === 'ok') entries.push(entryId);
        return { answer, requestId: null };
      }
      case 'changeEntry': {
        const some = step.units > 0 ? { offerIds: [offerId], units: step.units } : { units: null };
        const data = { entryId: pick(entries, step.nth), days: { ...daysOf(step.wish), repeat: null }, ...some };
        return { answer: await service.tell('changeUnavailability', vendor, data, at), requestId: null };
      }
      case 'reopen': {
        const entryId = pick(entries, step.n);
        const answer = await (step.day === null
          ? service.tell('removeUnavailability', vendor, { entryId }, at)
          : service.tell('freeUnavailableDay', vendor, { entryId, day: day(season, step.day) }, at));
        return { answer, requestId: null };
      }
      default: {
        const isOfLoan = step.kind === 'returnLoan' || step.kind === 'cancelLoan' || step.kind === 'handOutLoan';
        const requestId = pick(step.kind === 'unblock' ? blocks : isOfLoan ? loans : asked, step.n);
        return { answer: await change(step.kind, requestId), requestId };
      }
    }
  };
  return { play, now: () => at };
};
