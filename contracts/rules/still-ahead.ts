import { dayIn } from '../kernel/days.js';
import type { Instant } from '../kernel/period.js';
import { HOUR_MS } from '../kernel/time.js';
import { instantAt } from './local-time.js';
import type { Interval } from './overlap.js';

/** Start times are half hours, so that a loan that begins now is entered with the start of the current one. */
const HALF_HOUR_MS = HOUR_MS / 2;

/**
 * Part of a loan in which its units must be free. A loan of today begins now at the earliest, so that a thing that came
 * back before, at its end or early, can be lent again on the same day. Hours that began earlier count in full.
 */
export const stillAhead = <Loan extends Interval>(loan: Loan, now: Instant, zone: string): Loan => {
  if (loan.start >= now || loan.end <= now) return loan;
  const isToday = loan.start === instantAt(dayIn(now, zone), '00:00', zone);
  const isNow = Date.parse(now) - Date.parse(loan.start) < HALF_HOUR_MS;
  return isToday || isNow ? { ...loan, start: now } : loan;
};
