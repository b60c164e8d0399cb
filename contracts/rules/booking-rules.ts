import { addDays, dayIn } from '../kernel/days.js';
import { limits } from '../kernel/limits.js';
import type { Day, Instant } from '../kernel/period.js';
import { instantAt } from './local-time.js';
import { noPreparation, type Preparation } from './preparation.js';

/**
 * When an offer may be requested, relative to the days of the loan and to other loans. All days are local ones at the
 * offer's place.
 */
export type BookingRules = Readonly<{
  /** Days between the request and the first day of the loan, at least; 0: the same day is possible. */
  leadDays: number;
  /** Time of day `HH:MM` from which a request counts as made on the following day; null: midnight. */
  leadUntil: string | null;
  /** Days between the request and the last day of the loan, at most; null: only the limit of all offers applies. */
  longestAdvance: number | null;
  /** Time that is kept free before and after each loan. */
  preparation: Preparation;
}>;

export const noBookingRules: BookingRules = {
  leadDays: 0,
  leadUntil: null,
  longestAdvance: null,
  preparation: noPreparation,
};

/** First day on which a loan requested at `at` may begin. */
export const firstBookableDay = (
  { leadDays, leadUntil }: Pick<BookingRules, 'leadDays' | 'leadUntil'>,
  at: Instant,
  zone: string,
): Day => {
  const today = dayIn(at, zone);
  const isOver = leadUntil !== null && at >= instantAt(today, leadUntil, zone);
  return addDays(today, leadDays + (isOver ? 1 : 0));
};

/** Last day that a loan requested at `at` may include; null: no limit of the offer's own. */
export const lastBookableDay = (
  { longestAdvance }: Pick<BookingRules, 'longestAdvance'>,
  at: Instant,
  zone: string,
): Day | null =>
  longestAdvance === null ? null : addDays(dayIn(at, zone), Math.min(longestAdvance, limits.daysAhead));

/** Obstacle of the booking rules, with the day from which or until which a loan is possible now. */
export type RuleProblem = Readonly<{ reason: 'lead_time' | 'too_far_ahead'; day: Day }>;

/**
 * Obstacle to a loan requested at `at`; null: none. @param first first day of the loan @param last day of return
 */
export const ruleProblem = (
  rules: Omit<BookingRules, 'preparation'>,
  { first, last }: Readonly<{ first: Day; last: Day }>,
  at: Instant,
  zone: string,
): RuleProblem | null => {
  const earliest = firstBookableDay(rules, at, zone);
  if (first < earliest) return { reason: 'lead_time', day: earliest };
  const latest = lastBookableDay(rules, at, zone);
  return latest !== null && last > latest ? { reason: 'too_far_ahead', day: latest } : null;
};
