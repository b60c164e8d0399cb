const DAY_MS = 86_400_000;

/**
 * When one more is allowed of what is limited within 24 hours; null: now.
 *
 * @param times when each was made, the latest last
 */
export const nextAllowed = (times: readonly string[], max: number, at: string): string | null => {
  const oldest = times.at(-max);
  if (times.length < max || oldest === undefined) return null;
  const next = Date.parse(oldest) + DAY_MS;
  return next > Date.parse(at) ? new Date(next).toISOString() : null;
};
