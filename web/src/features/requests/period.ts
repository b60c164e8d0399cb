import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PeriodBody, PeriodChoiceShape, PeriodShape, RequestShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import type { BookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { amountOf, lengthsWith, sumOf } from '@lendring/contracts/rules/combination.js';
import { hoursInterval, instantAt } from '@lendring/contracts/rules/local-time.js';
import { endMoves } from '@lendring/contracts/rules/end-moves.js';
import { periodChangeProblem, type PeriodProblem } from '@lendring/contracts/rules/period-change.js';
import { wishForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { UnitsProblem } from '@lendring/contracts/rules/quote.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import {
  type Availability,
  availabilityOf,
  firstShortDay,
  inTheWayOf,
  type NotBookable,
  type Shortage,
  whyNotBookable,
} from '@lendring/contracts/rules/why-not-bookable.js';
import { hasBegun } from './model.js';

/** Days, both included, or hours of the first day. */
export type Chosen = Readonly<{ first: string | null; last: string | null; time: string; hours: number }>;

type Subject = Pick<RequestShape, 'period' | 'status' | 'pricing' | 'quantity' | 'handovers'>;

export const chosenOf = ({ date_from, date_to, time_from, duration }: PeriodShape): Chosen => ({
  first: date_from,
  last: date_to,
  time: time_from ?? '10:00',
  hours: duration ?? 1,
});

const wishOf = ({ period, pricing }: Subject, { first, last, time, hours }: Chosen): Wish | null => {
  if (first === null) return null;
  if (period.kind === 'hours') return { kind: 'hours', day: first, time, hours };
  return wishForDays(pricing.renttype_id, first, last ?? first);
};

const periodOf = (wish: Wish, zone: string): Period => ({
  wish,
  zone,
  ...(wish.kind === 'hours'
    ? hoursInterval(wish.day, wish.time, wish.hours, zone)
    : { start: instantAt(wish.from, '00:00', zone), end: instantAt(wish.to, '00:00', zone) }),
});

/** Prices that the request is priced with, and the one that counts its time. */
const pricesOf = ({ pricing }: Subject, choice: PeriodChoiceShape): Readonly<{ all: Pricing[]; named: Pricing }> => {
  const all = choice.pricing.map(pricingFromShape);
  const named = all.find(({ pricingId }) => pricingId === pricing.pricing_id) ?? pricingFromShape(pricing);
  return { all, named };
};

/** Shortest and longest loan by these prices, in days, nights or hours; null: unlimited. */
export const lengthsOf = (request: Subject, choice: PeriodChoiceShape) => {
  const { all, named } = pricesOf(request, choice);
  return lengthsWith(all, named);
};

/** Directions in which the end can move by these prices; null: the loan has not begun, so that its start can, too. */
export const endMovesOf = (request: Subject, choice: PeriodChoiceShape, now: string) => {
  const wish = hasBegun(request) && wishOf(request, chosenOf(request.period));
  if (!wish) return null;
  const { all, named } = pricesOf(request, choice);
  return endMoves(periodOf(wish, choice.zone), all, named, now);
};

const rulesOf = ({ booking_rules: rules }: PeriodChoiceShape): BookingRules => ({
  leadDays: rules.lead_days,
  leadUntil: rules.lead_until,
  longestAdvance: rules.longest_advance,
  preparation: rules.preparation,
});

/** Free days of the offer, apart from the request itself. The end of a loan that has begun has no lead time. */
export const freeDays = (request: Subject, choice: PeriodChoiceShape, now: string): Availability => {
  const rules = rulesOf(choice);
  return availabilityOf(choice.taken, choice.zone, new Date(now), {
    quantity: choice.stock,
    wanted: request.quantity,
    opening: choice.opening,
    rules: hasBegun(request) ? { ...rules, leadDays: 0, leadUntil: null } : rules,
  });
};

/** Reason why the loan can neither begin nor end on a day; the days of its present start and return stay possible. */
export const whyNot = (request: Subject, days: Availability, day: string): NotBookable | null => {
  const { period, pricing } = request;
  if (day === period.date_to || (!hasBegun(request) && day === period.date_from)) return null;
  const why = whyNotBookable(days, pricing.renttype_id, day);
  if (why || !hasBegun(request)) return why;
  const wish = wishOf(request, { ...chosenOf(period), last: day });
  return wish && day > period.date_to ? (inTheWayOf(days, periodOf(wish, days.zone))?.reason ?? null) : null;
};

export type Obstacle = PeriodProblem | Readonly<{ reason: Shortage | UnitsProblem; free?: number; shortOn?: string }>;

export type Priced = Readonly<{
  total: number;
  units: number;
  lines: readonly Readonly<{
    rentType: Pricing['rentType'];
    units: number;
    amount: number;
    percent: number;
    weekend: boolean;
    total: number;
  }>[];
}>;

export type Outcome =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'obstacle'; obstacle: Obstacle }>
  | Readonly<{ state: 'ready'; body: PeriodBody; priced: Priced }>;

/** Price of the chosen period, or the obstacle to it, by the rules of the server. */
export const outcomeOf = (request: Subject, choice: PeriodChoiceShape, chosen: Chosen, now: string): Outcome => {
  const { period: before, pricing, quantity } = request;
  const wish = wishOf(request, chosen);
  if (!wish) return { state: 'empty' };
  const after = periodOf(wish, choice.zone);
  const change = { before, after, hasBegun: hasBegun(request), rentType: pricing.renttype_id };
  const times = { opening: choice.opening, rules: rulesOf(choice), zone: choice.zone };
  const problem = periodChangeProblem(change, times, now);
  if (problem) return { state: 'obstacle', obstacle: problem };
  const isWithin = after.start >= before.start && after.end <= before.end;
  const free = freeDays(request, choice, now);
  const busy = isWithin ? null : inTheWayOf(free, after);
  if (busy) {
    const shortOn = wish.kind === 'days' ? firstShortDay(free, after) : null;
    return { state: 'obstacle', obstacle: { reason: busy.reason, free: busy.free, ...(shortOn && { shortOn }) } };
  }
  const { all, named } = pricesOf(request, choice);
  const sum = sumOf(all, named, wish, quantity, choice.opening);
  if ('problem' in sum) return { state: 'obstacle', obstacle: { reason: sum.problem } };
  const total = amountOf(sum);
  return {
    state: 'ready',
    body: {
      date_from: chosen.first ?? dayIn(after.start, choice.zone),
      ...(wish.kind === 'hours'
        ? { time_from: wish.time, duration: wish.hours }
        : { date_to: chosen.last ?? chosen.first ?? wish.from }),
      shown_total: total,
    },
    priced: {
      total,
      units: sum.units,
      lines: sum.lines.map(({ pricing: { rentType }, weekend = false, ...line }) => ({
        rentType,
        weekend,
        units: line.units,
        amount: line.amount,
        percent: line.percent,
        total: line.total,
      })),
    },
  };
};
