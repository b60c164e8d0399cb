import { addDays, dayIn } from '../kernel/days.js';
import type { Day, Instant } from '../kernel/period.js';
import { type BookingRules, noBookingRules, ruleProblem } from './booking-rules.js';
import { scarce, type Use } from './capacity.js';
import { alwaysOpen, isOpenOn, type Opening } from './opening-days.js';
import type { Interval } from './overlap.js';
import { takenDays } from './taken.js';
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
  'dates_taken',
  'dates_blocked',
] as const;
export type NotBookable = (typeof notBookableReasons)[number];

/** Reason of missing units: some are free but fewer than wanted, or none is. */
export type Shortage = Extract<NotBookable, 'not_enough_units' | 'dates_taken' | 'dates_blocked'>;

const HOURS: RentTypeId = 2;
const NIGHTS: RentTypeId = 3;

/** Bookings or blocks of an offer. */
export type NamedUse = Use & Readonly<{ reason: 'booked' | 'blocked' }>;

/** Reason why units are missing while `free` are left; a booking is named before a block. */
export const shortageOf = (uses: readonly Pick<NamedUse, 'reason'>[], free: number): Shortage => {
  if (free > 0) return 'not_enough_units';
  return uses.some(({ reason }) => reason === 'booked') ? 'dates_taken' : 'dates_blocked';
};

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
  /** Times of pick-up and return. */
  opening: Opening;
  rules: BookingRules;
}>;

const busyOf = (taken: readonly NamedUse[], quantity: number, wanted: number): readonly Busy[] =>
  scarce(taken, quantity, wanted)
    .map(({ start, end, uses }): Busy => {
      const free = Math.max(0, quantity - uses.reduce((sum, { units }) => sum + (units ?? quantity), 0));
      return { start, end, free, reason: shortageOf(uses, free) };
    })
    .toSorted((a, b) => a.free - b.free);

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
  return {
    taken,
    quantity,
    wanted,
    busy,
    days: takenDays(busy, zone),
    zone,
    now: at,
    today: dayIn(at, zone),
    opening,
    rules,
  };
};

/** Nights: a taken day can still be the day of departure. Hours: a day that is partly taken may have free hours. */
const shortageOn = (offer: Availability, rentType: RentTypeId, day: Day): Shortage | null => {
  const { days, today, zone, quantity, wanted } = offer;
  const busy = days.get(day);
  if (!busy) return wanted > quantity ? 'not_enough_units' : null;
  if (rentType === NIGHTS && day > today && !days.has(addDays(day, -1))) return null;
  const lastDay = dayIn(new Date(Date.parse(busy.end) - 1).toISOString(), zone);
  if (rentType === HOURS && dayIn(busy.start, zone) === lastDay) return null;
  return busy.reason;
};

/**
 * Reason why a day cannot be the first or last one of a loan; null if it can. The days in between need free units but
 * may be closed.
 */
export const whyNotBookable = (offer: Availability, rentType: RentTypeId, day: Day): NotBookable | null => {
  const outside = wishProblem({ kind: 'days', from: day, to: addDays(day, 1) }, offer.today);
  if (outside === 'period_in_past' || outside === 'period_too_far') return outside;
  const problem = ruleProblem(offer.rules, { first: day, last: day }, offer.now, offer.zone);
  if (problem) return problem.reason;
  return isOpenOn(offer.opening, day) ? shortageOn(offer, rentType, day) : 'closed_then';
};

/** True if a loan may include the day between its first and last one, although it cannot begin or end there. */
export const isPassable = (offer: Availability, rentType: RentTypeId, day: Day): boolean =>
  whyNotBookable(offer, rentType, day) === 'closed_then' && !offer.days.has(day);
