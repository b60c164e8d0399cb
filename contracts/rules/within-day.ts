import { DAY_MS } from '../kernel/time.js';

/**
 * Earliest time for the next action limited per 24 hours; null: now.
 *
 * @param times of earlier actions, oldest first
 */
export const nextAllowed = (times: readonly string[], max: number, at: string): string | null => {
  const oldest = times.at(-max);
  if (times.length < max || oldest === undefined) return null;
  const next = Date.parse(oldest) + DAY_MS;
  return next > Date.parse(at) ? new Date(next).toISOString() : null;
};
