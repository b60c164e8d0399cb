import { addDays, dayIn, eachDay, lastDayBefore } from '../kernel/days.js';
import type { Day, Instant } from '../kernel/period.js';
import { type BookableDays, bookableDays, type BookingRules, noBookingRules, problemOutside } from './booking-rules.js';
import { scarce, unitsInUse, type Use } from './capacity.js';
import { instantAt } from './local-time.js';
import { alwaysOpen, isOpenOn, type Opening } from './opening-days.js';
import { type Interval, overlaps } from './overlap.js';
import { withPreparation } from './preparation.js';
import { stillAhead } from './still-ahead.js';
import { joined, takenDays } from './taken.js';
import type { RentTypeId } from './terms.js';
import { wishProblem } from './wish.js';

/**
 * Reasons why a loan can neither begin nor end on a day, in the order in which they are checked. Each is also the code
 * of the refusal of a request for that day (docs/why-not-bookable.md).
 */
export const notBookableReasons = [
  'period_in_past',
  'period_too_far',
  'lead_time',
  'too_far_ahead',
  'closed_then',
  'not_enough_units',
  'not_back',
  'dates_taken',
  'dates_blocked',
  'preparation',
] as const;
export type NotBookable = (typeof notBookableReasons)[number];

/** When loans of an offer may begin and end, apart from what is taken. All days are local ones in `zone`. */
export type LoanTimes = Readonly<{ opening: Opening; rules: BookingRules; zone: string }>;

/** Obstacle to the first or the last day of a loan, with that day. */
export type TimesProblem = Readonly<{ reason: Exclude<NotBookable, Shortage>; day: Day }>;

type LoanDays = Readonly<{ first: Day; last: Day }>;

/** Obstacle of the distance in time to a loan requested now; null: none. @param last day of return */
export const advanceProblem = (bookable: BookableDays, { first, last }: LoanDays): TimesProblem | null => {
  const outside = wishProblem({ kind: 'days', from: first, to: addDays(last, 1) }, bookable.today);
  if (outside === 'period_in_past' || outside === 'period_too_far') return { reason: outside, day: first };
  const ruled = problemOutside(bookable, { first, last });
  return ruled && { reason: ruled.reason, day: ruled.reason === 'lead_time' ? first : last };
};

/** Day of a loan on which the place is closed; null: none. Closed days may lie between the first day and the last. */
export const closedProblem = (opening: Opening, { first, last }: LoanDays): TimesProblem | null => {
  const closed = [first, last].find((day) => !isOpenOn(opening, day));
  return closed === undefined ? null : { reason: 'closed_then', day: closed };
};

/**
 * Obstacle to a loan requested at `at`, apart from what is taken; null: none. Closed days may lie between the first day
 * and the last. @param last day of return: for nights the day of departure
 */
export const timesProblem = ({ opening, rules, zone }: LoanTimes, days: LoanDays, at: Instant): TimesProblem | null =>
  advanceProblem(bookableDays(rules, at, zone), days) ?? closedProblem(opening, days);

/**
 * Reason of missing units: some are free but fewer than wanted, or none is, or those of an overdue loan are missing, or
 * the loan itself is possible but not the preparation for it or for another loan.
 */
export type Shortage = Extract<
  NotBookable,
  'not_enough_units' | 'not_back' | 'dates_taken' | 'dates_blocked' | 'preparation'
>;

const HOURS: RentTypeId = 2;
const NIGHTS: RentTypeId = 3;

/** Bookings or blocks of an offer, preparation next to a booking, or an overdue loan (`late.ts`). */
export const useReasons = ['booked', 'blocked', 'preparation', 'late'] as const;
export type UseReason = (typeof useReasons)[number];
export type NamedUse = Use & Readonly<{ reason: UseReason }>;

/** Period in which fewer units are free than wanted. */
export type Busy = Interval & Readonly<{ reason: Shortage; free: number }>;

export type Availability<Taken extends NamedUse = NamedUse> = Readonly<{
  taken: readonly Taken[];
  /** Units of the offer, and how many of them are wanted. */
  quantity: number;
  wanted: number;
  /** Fewest free units first. */
  busy: readonly Busy[];
  days: ReadonlyMap<Day, Busy>;
  zone: string;
  now: Instant;
  /** Today in the offer's time zone. */
  today: Day;
  /** Days that the booking rules allow now. */
  bookable: BookableDays;
  /** Times of pick-up and return. */
  opening: Opening;
  rules: BookingRules;
}>;

/** Obstacle to a loan requested now, as {@link timesProblem}. */
export const daysProblem = ({ opening, bookable }: Availability, days: LoanDays): TimesProblem | null =>
  advanceProblem(bookable, days) ?? closedProblem(opening, days);

/** An overdue loan is named if its units are what is missing. A booking is named before a block, and both before preparation. */
const shortageOf = (uses: readonly NamedUse[], quantity: number, wanted: number): Omit<Busy, keyof Interval> => {
  const free = Math.max(0, quantity - unitsInUse(uses, quantity));
  const others = uses.filter(({ reason }) => reason !== 'preparation');
  if (quantity - unitsInUse(others, quantity) >= Math.min(wanted, quantity)) return { reason: 'preparation', free };
  if (free > 0) return { reason: 'not_enough_units', free };
  const inTime = others.filter(({ reason }) => reason !== 'late');
  if (unitsInUse(inTime, quantity) < quantity && inTime.length < others.length) return { reason: 'not_back', free };
  return { reason: others.some(({ reason }) => reason === 'booked') ? 'dates_taken' : 'dates_blocked', free };
};

const rank = ({ reason }: Busy): number => notBookableReasons.indexOf(reason);

/** Periods in which fewer than `wanted` units are free, the fewest free units first. */
export const busyOf = (taken: readonly NamedUse[], quantity: number, wanted: number): readonly Busy[] =>
  scarce(taken, quantity, wanted)
    .map(({ start, end, uses }): Busy => ({ start, end, ...shortageOf(uses, quantity, wanted) }))
    .toSorted((a, b) => a.free - b.free || rank(a) - rank(b));

/**
 * Shortage in the way of a loan, the one with the fewest free units; null if enough units are free during the whole
 * loan and its preparation. Neither may overlap other loans or their preparation, so that two loans of the last unit are
 * at least the preparation after one and before the other apart (ADR 143).
 *
 * @param whole the loan with its preparation
 */
export const shortageFor = (
  { busy, quantity, wanted }: Pick<Availability, 'busy' | 'quantity' | 'wanted'>,
  { loan, whole }: Readonly<{ loan: Interval; whole: Interval }>,
): Busy | null => {
  const near = busy.filter((one) => overlaps(one, whole));
  const itself = near.find((one) => one.reason !== 'preparation' && overlaps(one, loan));
  const found = itself ?? (near[0] ? { ...near[0], reason: 'preparation' } : null);
  if (wanted <= quantity || (itself && itself.reason !== 'not_enough_units')) return found;
  return { ...loan, reason: 'not_enough_units', free: found?.free ?? quantity };
};

export const availabilityOf = <Taken extends NamedUse>(
  taken: readonly Taken[],
  zone: string,
  now: Date,
  {
    quantity = 1,
    wanted = 1,
    opening = alwaysOpen,
    rules = noBookingRules,
  }: Readonly<{ quantity?: number; wanted?: number; opening?: Opening; rules?: BookingRules }> = {},
): Availability<Taken> => {
  const busy = busyOf(taken, quantity, wanted);
  const at = now.toISOString();
  const bookable = bookableDays(rules, at, zone);
  return {
    taken,
    quantity,
    wanted,
    busy,
    days: takenDays(
      busy.filter(({ end }) => end > at),
      zone,
    ),
    zone,
    now: at,
    today: bookable.today,
    bookable,
    opening,
    rules,
  };
};

const wholeOf = ({ rules, zone }: Availability, loan: Interval): Interval =>
  withPreparation(loan, rules.preparation, zone);
const aheadOf = ({ now, zone }: Availability, loan: Interval): Interval => stillAhead(loan, now, zone);

/** True if enough units are free at any time. */
const isAllFree = ({ busy, wanted, quantity }: Availability): boolean => busy.length === 0 && wanted <= quantity;

/** Shortage in the way of a loan under the current rules of the offer; null if it is possible. */
export const inTheWayOf = (offer: Availability, asked: Interval): Busy | null => {
  const loan = aheadOf(offer, asked);
  return isAllFree(offer) ? null : shortageFor(offer, { loan, whole: wholeOf(offer, loan) });
};

/** Whole days, both included. */
export const wholeDays = (first: Day, last: Day, zone: string): Interval => ({
  start: instantAt(first, '00:00', zone),
  end: instantAt(addDays(last, 1), '00:00', zone),
});

/**
 * First day of a loan of several days on which units are missing, for itself or for its preparation; null: none, or the
 * loan has a single day.
 */
export const firstShortDay = (offer: Availability, asked: Interval): Day | null => {
  const loan = aheadOf(offer, asked);
  const [first, last] = [dayIn(loan.start, offer.zone), lastDayBefore(loan.end, offer.zone)];
  // With more units wanted than there are, no day is possible, and none is the first obstacle.
  if (first >= last || offer.wanted > offer.quantity) return null;
  return (
    eachDay(first, addDays(last, 1)).find((day) => inTheWayOf(offer, wholeDays(day, day, offer.zone)) !== null) ?? null
  );
};

/**
 * Time in which no loan may take place because of a busy period: a loan is too close if it ends within `after` of its
 * start, or starts within `before` of its end.
 */
export const tooClose = (busy: Interval, { preparation }: Pick<BookingRules, 'preparation'>, zone: string): Interval =>
  withPreparation(busy, { before: preparation.after, after: preparation.before }, zone);

/** True if no moment of the day is left for a loan with its preparation. */
const isFilled = (offer: Availability, day: Interval): boolean => {
  const whole = wholeOf(offer, day);
  const close = offer.busy.filter((one) => overlaps(one, whole)).map((one) => tooClose(one, offer.rules, offer.zone));
  return joined(close).some(({ start, end }) => start <= day.start && end >= day.end);
};

/**
 * Shortage on a day that a loan begins or ends on. Nights: a taken day can still be the day of departure. Hours: a day
 * that is partly taken may have free hours.
 */
export const shortageOn = (offer: Availability, rentType: RentTypeId, day: Day): Shortage | null => {
  if (isAllFree(offer)) return null;
  const loan = wholeDays(day, day, offer.zone);
  const found = inTheWayOf(offer, loan);
  if (!found || offer.wanted > offer.quantity) return found && found.reason;
  if (
    rentType === NIGHTS &&
    day > offer.today &&
    !inTheWayOf(offer, wholeDays(addDays(day, -1), addDays(day, -1), offer.zone))
  )
    return null;
  return rentType === HOURS && !isFilled(offer, aheadOf(offer, loan)) ? null : found.reason;
};

/**
 * Reason why a day cannot be the first or last one of a loan; null if it can. The days in between need free units but
 * may be closed.
 */
export const whyNotBookable = (offer: Availability, rentType: RentTypeId, day: Day): NotBookable | null => {
  const problem = daysProblem(offer, { first: day, last: day });
  return problem ? problem.reason : shortageOn(offer, rentType, day);
};

/** True if a loan may include the day between its first and last one, although it cannot begin or end there. */
export const isPassable = (offer: Availability, rentType: RentTypeId, day: Day): boolean =>
  whyNotBookable(offer, rentType, day) === 'closed_then' && !offer.days.has(day);
