import type { TakenShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { type RuleProblem, ruleProblem } from '@lendring/contracts/rules/booking-rules.js';
import { freeUnits } from '@lendring/contracts/rules/capacity.js';
import { hoursInterval, instantAt, isSkipped } from '@lendring/contracts/rules/local-time.js';
import { type ClosedThen, closedThen, isPickUpTime } from '@lendring/contracts/rules/opening-days.js';
import type { Interval } from '@lendring/contracts/rules/overlap.js';
import { withPreparation } from '@lendring/contracts/rules/preparation.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { startTimes } from '@lendring/contracts/rules/start-time.js';
import { stillAhead } from '@lendring/contracts/rules/still-ahead.js';
import {
  type Availability,
  type Busy,
  firstShortDay,
  inTheWayOf,
  type NotBookable,
} from '@lendring/contracts/rules/why-not-bookable.js';
import type * as z from 'zod';

export type Taken = z.infer<typeof TakenShape>;
export type Calendar = Availability<Taken>;

/** Time of a wish in the offer's time zone. */
export const intervalOf = (wish: Wish, zone: string): Interval =>
  wish.kind === 'hours'
    ? hoursInterval(wish.day, wish.time, wish.hours, zone)
    : { start: instantAt(wish.from, '00:00', zone), end: instantAt(wish.to, '00:00', zone) };

/** Period in the way of a wish, the one with the fewest free units; null if there are enough. */
export const inTheWay = (calendar: Calendar, wish: Wish): Busy | null =>
  inTheWayOf(calendar, intervalOf(wish, calendar.zone));

/** First of several whole days on which units are missing; null for hours, and for a single day. */
export const firstShort = (calendar: Calendar, wish: Wish): string | null =>
  wish.kind === 'days' ? firstShortDay(calendar, intervalOf(wish, calendar.zone)) : null;

/** Units that are free during the whole wish and its preparation. */
export const freeFor = ({ taken, quantity, zone, rules, now }: Calendar, wish: Wish): number =>
  freeUnits(taken, quantity, withPreparation(stillAhead(intervalOf(wish, zone), now, zone), rules.preparation, zone));

const endOf = (wish: Wish, zone: string): string =>
  wish.kind === 'hours' ? hoursInterval(wish.day, wish.time, wish.hours, zone).end : '';

/** Obstacle of the opening hours to a period; the same rule as on the server. */
export const closedFor = (
  { opening, zone }: Calendar,
  wish: Wish,
  rent: PricingShape['renttype_id'],
): ClosedThen | null => closedThen(opening, { wish, zone, end: endOf(wish, zone) }, rent);

/** Obstacle of the booking rules to a period; the same rule as on the server. */
export const ruledOut = (
  { rules, now, zone }: Calendar,
  wish: Wish,
  rent: PricingShape['renttype_id'],
): RuleProblem | null => {
  const first = wish.kind === 'days' ? wish.from : wish.day;
  return ruleProblem(rules, { first, last: returnDay({ wish, zone, end: endOf(wish, zone) }, rent) }, now, zone);
};

export type Start = Readonly<{ time: string; why: NotBookable | null }>;

/** Start times of a day within its opening hours, with the reason why one cannot be chosen. */
export const startsOf = (calendar: Calendar, day: string, least: number, now: Date): readonly Start[] =>
  startTimes
    .filter((time) => isPickUpTime(calendar.opening, day, time) && !isSkipped(day, time, calendar.zone))
    .map((time) => {
      const asked = hoursInterval(day, time, least, calendar.zone);
      const why = asked.start < now.toISOString() ? 'period_in_past' : (inTheWayOf(calendar, asked)?.reason ?? null);
      return { time, why };
    });
