import type { RateLimit } from './shared-rate-limit.js';
import type { Counted } from './throttle.js';

export type Wait = Readonly<{ seconds: number }>;

/**
 * Looks up the record that a secret unlocks; null counts as a failed attempt for each key in `counted`. Attempts are
 * counted before the lookup, so that concurrent ones cannot exceed the limit. After too many failures, correct
 * secrets must wait as well.
 */
export type SlowedGuesses = <Found extends object>(
  counted: readonly Counted[],
  look: () => Promise<Found | null>,
) => Promise<Found | Wait | null>;

export const slowGuesses =
  (rateLimit: RateLimit): SlowedGuesses =>
  async (counted, look) => {
    // Delay correct secrets as well; otherwise the missing delay would reveal them.
    const seconds = await rateLimit.take(counted);
    if (seconds > 0) return { seconds };
    const found = await look();
    if (found) await rateLimit.giveBack(counted);
    return found;
  };
