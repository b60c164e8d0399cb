import type { Tries, TriesKept } from './tries.port.js';

/** How many tries are free; each further one doubles the wait, up to the longest. */
export type Allowance = Readonly<{
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  /** One try is forgiven each time so many seconds have passed: for places where many people come and go. */
  forgiveSeconds?: number;
}>;
export type Counted = Readonly<{ key: string; allowance: Allowance }>;

/** A try that was counted, or (`seconds` above 0) one that must wait and was not. */
export type Taken = Readonly<{
  seconds: number;
  /** Whose wait it is; null where nobody has to. */
  waitsFor: string | null;
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
  const recall = ({ key, allowance: { forgiveSeconds } }: Counted): Tries => {
    const known = kept.get(key);
    if (!known || known.at + FORGET_MS <= now()) return none;
    return forgiveSeconds === undefined
      ? known
      : { ...known, count: Math.max(0, known.count - (now() - known.at) / 1000 / forgiveSeconds) };
  };

  const count = (counted: Counted): (() => void) => {
    const {
      key,
      allowance: { free, firstSeconds, longestSeconds },
    } = counted;
    const before = recall(counted);
    const tries = before.count + 1;
    const seconds = tries < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** Math.floor(tries - free));
    const until = seconds === 0 ? before.until : now() + seconds * 1000;
    kept.put(key, { count: tries, until, at: now() });
    return () => {
      const latest = recall(counted);
      const left = latest.count - 1;
      // A wait that a later try has set stays, unless fewer than the free ones are left.
      const wait = left < free ? 0 : latest.until === until ? before.until : latest.until;
      if (left > 0) kept.put(key, { count: left, until: wait, at: now() });
      else kept.remove(key);
    };
  };

  return {
    take: (all) => {
      const waits = all.map((counted) => ({
        key: counted.key,
        seconds: Math.ceil((recall(counted).until - now()) / 1000),
      }));
      const [slowest] = waits.toSorted((one, other) => other.seconds - one.seconds);
      const seconds = Math.max(0, slowest?.seconds ?? 0);
      const undo = seconds > 0 ? [] : all.map(count);
      return {
        seconds,
        waitsFor: seconds > 0 ? (slowest?.key ?? null) : null,
        giveBack: () => {
          for (const one of undo) one();
        },
      };
    },
    forgive: (key) => kept.remove(key),
  };
};
