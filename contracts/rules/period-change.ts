import { dayIn } from '../kernel/days.js';
import type { Instant, Period } from '../kernel/period.js';
import { ruleProblem, type RuleProblem } from './booking-rules.js';
import { closedAtEnd, closedAtStart, type ClosedThen } from './opening-days.js';
import type { Interval } from './overlap.js';
import { returnDay } from './return-day.js';
import { START_TIME } from './start-time.js';
import type { RentTypeId } from './terms.js';
import type { LoanTimes } from './why-not-bookable.js';
import { wishProblem, type WishProblem } from './wish.js';

/** Maximum number of periods that one side of a request proposes within 24 hours. */
export const MOST_PROPOSALS = 10;

/** Another period for a request. `hasBegun`: the loan runs, so that only its end can change. */
export type PeriodChange = Readonly<{ before: Interval; after: Period; hasBegun: boolean }>;

export type PeriodTimeProblem = 'period_unchanged' | 'period_begun' | 'end_in_past' | 'start_half_hour' | WishProblem;

export const isSamePeriod = (one: Interval, other: Interval): boolean =>
  one.start === other.start && one.end === other.end;

export type PeriodChangeKind = 'longer' | 'shorter' | 'other';

/** Kind of a change for texts that name the new last day, which those about hours do not. */
export const changeKindOf = (before: Period, after: Period): PeriodChangeKind => {
  if (after.wish.kind === 'hours' || before.start !== after.start || before.end === after.end) return 'other';
  return after.end > before.end ? 'longer' : 'shorter';
};

/**
 * Obstacle of the present moment to another period; null: none. It is checked at the proposal and at its acceptance.
 */
export const periodTimeProblem = ({ before, after, hasBegun }: PeriodChange, at: Instant): PeriodTimeProblem | null => {
  const { wish, zone } = after;
  if (isSamePeriod(before, after)) return 'period_unchanged';
  const isMoved = after.start !== before.start;
  if (hasBegun && isMoved) return 'period_begun';
  if (after.end <= at) return isMoved ? 'period_in_past' : 'end_in_past';
  if (wish.kind === 'hours' && isMoved) {
    if (after.start <= at) return 'period_in_past';
    if (!START_TIME.test(wish.time)) return 'start_half_hour';
  }
  const first = wish.kind === 'days' ? wish.from : wish.day;
  const today = dayIn(at, zone);
  return wishProblem(wish, !isMoved && first < today ? first : today);
};

export type PeriodProblem =
  | Readonly<{ reason: PeriodTimeProblem }>
  | RuleProblem
  | Readonly<{ reason: 'closed'; closed: ClosedThen }>;

/**
 * Obstacle to a proposed period, apart from what is taken; null: none. The rules of asking apply to what changes: to
 * the start if it moves, and to the return if it is another day or hour. A loan that was agreed within the lead time,
 * or on days that were closed later, can thus be extended at its other end.
 */
export const periodChangeProblem = (
  change: PeriodChange & Readonly<{ rentType: RentTypeId }>,
  { opening, rules, zone }: LoanTimes,
  at: Instant,
): PeriodProblem | null => {
  const { before, after, rentType } = change;
  const reason = periodTimeProblem(change, at);
  if (reason) return { reason };
  const isMoved = after.start !== before.start;
  const isLater = after.end > before.end;
  const first = after.wish.kind === 'days' ? after.wish.from : after.wish.day;
  const last = returnDay(after, rentType);
  const ruled =
    (isMoved ? ruleProblem({ ...rules, longestAdvance: null }, { first, last }, at, zone) : null) ??
    (isLater ? ruleProblem({ ...rules, leadDays: 0, leadUntil: null }, { first: last, last }, at, zone) : null);
  if (ruled) return ruled;
  const closed =
    (isMoved ? closedAtStart(opening, after) : null) ??
    (after.end === before.end ? null : closedAtEnd(opening, after, rentType));
  return closed && { reason: 'closed', closed };
};
