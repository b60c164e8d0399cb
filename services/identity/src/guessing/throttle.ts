import type { Tries, TriesKept } from './tries.port.js';

/** How many tries are free; each further one doubles the wait, up to the longest. */
export type Allowance = Readonly<{ free: number; firstSeconds: number; longestSeconds: number }>;
export type Counted = Readonly<{ key: string; allowance: Allowance }>;

/** A try that was counted, or (`seconds` above 0) one that must wait and was not. */
export type Taken = Readonly<{
  seconds: number;
  /** The try was none: it is not counted any more. */
  giveBack: () => void;
}>;

/** Slows down guessing. A try is counted before it is checked, so that tries under way count as well. */
export type Throttle = Readonly<{
  take: (all: readonly Counted[]) => Taken;
  /** All tries of a key are forgiven. */
  forgive: (key: string) => void;
}>;

/** After an hour without a try all are forgotten. */
export const FORGET_MS = 3_600_000;

const none: Tries = { count: 0, until: 0, at: 0 };

/** Waits are those of the slowest key; a try that must wait counts for none. */
export const createThrottle = (kept: TriesKept, now: () => number): Throttle => {
  const recall = (key: string): Tries => {
    const known = kept.get(key);
    return known && known.at + FORGET_MS > now() ? known : none;
  };

  const count = ({ key, allowance: { free, firstSeconds, longestSeconds } }: Counted): (() => void) => {
    const before = recall(key);
    const tries = before.count + 1;
    const seconds = tries < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (tries - free));
    const until = seconds === 0 ? before.until : now() + seconds * 1000;
    kept.put(key, { count: tries, until, at: now() });
    return () => {
      const latest = recall(key);
      const left = latest.count - 1;
      // A wait that a later try has set stays, unless fewer than the free ones are left.
      const wait = left < free ? 0 : latest.until === until ? before.until : latest.until;
      if (left > 0) kept.put(key, { ...latest, count: left, until: wait });
      else kept.remove(key);
    };
  };

  return {
    take: (all) => {
      const seconds = Math.max(0, ...all.map(({ key }) => Math.ceil((recall(key).until - now()) / 1000)));
      const undo = seconds > 0 ? [] : all.map(count);
      return { seconds, giveBack: () => { for (const one of undo) one(); } };
    },
    forgive: (key) => kept.remove(key),
  };
};
