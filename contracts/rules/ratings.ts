/** Days after a loan's completion in which a rating stays hidden as long as the other side has not rated. */
export const DAYS_HIDDEN = 14;

/**
 * From this instant a rating of a loan that was completed at `completedAt` is shown, also when it is the only one; in
 * UTC.
 */
export const ratingsShownFrom = (completedAt: string): string =>
  new Date(Date.parse(completedAt) + DAYS_HIDDEN * 86_400_000).toISOString();
