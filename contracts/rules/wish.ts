import type { Day, Wish } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { daysBetween } from '../kernel/days.js';

export type WishProblem = 'period_in_past' | 'period_too_far' | 'duration_too_short' | 'duration_too_long';

/**
 * Problem with the requested days that is independent of the offer; null: no problem. `today`: local day at the
 * offer's place.
 */
export const wishProblem = (wish: Wish, today: Day): WishProblem | null => {
  const ahead = daysBetween(today, wish.kind === 'days' ? wish.from : wish.day);
  if (ahead < 0) return 'period_in_past';
  if (ahead > limits.daysAhead) return 'period_too_far';
  if (wish.kind === 'hours') return null;
  const days = daysBetween(wish.from, wish.to);
  if (days < 1) return 'duration_too_short';
  return days > limits.duration ? 'duration_too_long' : null;
};
