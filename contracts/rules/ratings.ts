import { DAY_MS } from '../kernel/time.js';
import type { Side } from '../kernel/side.js';

/** Days after completion during which a one-sided rating stays hidden. */
export const DAYS_HIDDEN = 14;

/** Instant (UTC) from which a rating is visible even if the other side has not rated. */
export const ratingsShownFrom = (completedAt: string): string =>
  new Date(Date.parse(completedAt) + DAYS_HIDDEN * DAY_MS).toISOString();

/** Status of the rating that a side received: not visible, answerable, or answered. */
export type TheirRating = 'none' | 'shown' | 'answered';

export const theirRating = (
  ratings: readonly Readonly<{ side: Side; answer: object | null }>[],
  side: Side,
): TheirRating => {
  const theirs = ratings.find((rating) => rating.side !== side);
  if (!theirs) return 'none';
  return theirs.answer ? 'answered' : 'shown';
};
