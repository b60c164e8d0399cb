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

/** Local days that a loan requested at a moment may include. `latest` null: no limit of the offer's own. */
export type BookableDays = Readonly<{ today: Day; earliest: Day; latest: Day | null }>;

export const bookableDays = (
  { leadDays, leadUntil, longestAdvance }: Omit<BookingRules, 'preparation'>,
  at: Instant,
  zone: string,
): BookableDays => {
  const today = dayIn(at, zone);
  const isOver = leadUntil !== null && at >= instantAt(today, leadUntil, zone);
  return {
    today,
    earliest: addDays(today, leadDays + (isOver ? 1 : 0)),
    latest: longestAdvance === null ? null : addDays(today, Math.min(longestAdvance, limits.daysAhead)),
  };
};

/** Obstacle of the booking rules, with the day from which or until which a loan is possible now. */
export type RuleProblem = Readonly<{ reason: 'lead_time' | 'too_far_ahead'; day: Day }>;

/** Obstacle to a loan; null: none. @param first first day of the loan @param last day of return */
export const problemOutside = (
  { earliest, latest }: BookableDays,
  { first, last }: Readonly<{ first: Day; last: Day }>,
): RuleProblem | null => {
  if (first < earliest) return { reason: 'lead_time', day: earliest };
  return latest !== null && last > latest ? { reason: 'too_far_ahead', day: latest } : null;
};

/** The same for a loan requested at `at`. */
export const ruleProblem = (
  rules: Omit<BookingRules, 'preparation'>,
  days: Readonly<{ first: Day; last: Day }>,
  at: Instant,
  zone: string,
): RuleProblem | null => problemOutside(bookableDays(rules, at, zone), days);
