import type { Side } from '../request/events.js';

/** Days after a loan's completion in which a rating stays hidden as long as the other side has not rated. */
export const DAYS_HIDDEN = 14;

/**
 * From this instant a rating of a loan that was completed at `completedAt` is shown, also when it is the only one; in
 * UTC.
 */
export const ratingsShownFrom = (completedAt: string): string =>
  new Date(Date.parse(completedAt) + DAYS_HIDDEN * 86_400_000).toISOString();

/** How a side's own rating by the other one stands: not to be seen, to be answered, or answered already. */
export type TheirRating = 'none' | 'shown' | 'answered';

/** The same from the ratings that a side sees. */
export const theirRating = (
  ratings: readonly Readonly<{ side: Side; answer: object | null }>[],
  side: Side,
): TheirRating => {
  const theirs = ratings.find((rating) => rating.side !== side);
  if (!theirs) return 'none';
  return theirs.answer ? 'answered' : 'shown';
};
