import type { Actor } from '@lendring/contracts/kernel/door.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/guessing/allowances.js';
import type { Brake } from '@lendring/platform/guessing/brake.js';
import type { Counted } from '@lendring/platform/guessing/throttle.js';

type Wait = Readonly<{ seconds: number }>;

/** Looks for what an invitation's secret opens; null: nothing, and that is counted. Whoever guessed a lot has to wait. */
export type GuessesSlowed = <Found extends object>(
  asker: Readonly<{ actor: Actor; network: string }>,
  look: () => Promise<Found | null>,
) => Promise<Found | Wait | null>;

const countedOf = (actor: Actor, network: string): readonly Counted[] => [
  ...(actor.kind === 'user' ? [{ key: `invitation ${actor.userId}`, allowance: guesses }] : []),
  { key: `invitation from ${network}`, allowance: guessesFromNetwork },
];

export const slowGuesses =
  (brake: Brake): GuessesSlowed =>
  async ({ actor, network }, look) => {
    const counted = countedOf(actor, network);
    // A right one waits as well: else the wait would tell it apart.
    const before = await brake.wait(counted);
    if (before > 0) return { seconds: before };
    const found = await look();
    if (found) return found;
    const seconds = await brake.miss(counted);
    return seconds > 0 ? { seconds } : null;
  };
