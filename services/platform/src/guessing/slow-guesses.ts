import type { Brake } from './brake.js';
import type { Counted } from './throttle.js';

export type Wait = Readonly<{ seconds: number }>;

/**
 * Looks for what a secret opens; null: nothing, and that is counted for each of `counted`: before it is looked
 * at, for many at once would all be looked at. Whoever guessed a lot has to wait, also for what is right.
 */
export type SlowedGuesses = <Found extends object>(
  counted: readonly Counted[],
  look: () => Promise<Found | null>,
) => Promise<Found | Wait | null>;

export const slowGuesses =
  (brake: Brake): SlowedGuesses =>
  async (counted, look) => {
    // A right one waits as well: else the wait would tell it apart.
    const seconds = await brake.miss(counted);
    if (seconds > 0) return { seconds };
    const found = await look();
    if (found) await brake.giveBack(counted);
    return found;
  };
