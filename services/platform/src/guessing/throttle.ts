import type { Tries, TriesKept } from './tries.port.js';

/** The number of free tries; each further one doubles the wait, up to the longest. */
export type Allowance = Readonly<{
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  /** One try is forgiven after each such number of seconds: for places where many people come and go. */
  forgiveSeconds?: number;
}>;
export type Counted = Readonly<{ key: string; allowance: Allowance }>;

/** A counted try, or (`seconds` above 0) one that must wait and was not counted. */
export type Taken = Readonly<{
  seconds: number;
  /** The key that causes the wait; null where there is none. */
  waitsFor: string | null;
  /** Keys of which this was the last free try: a wait begins with it. */
  locks: readonly string[];
  /** Takes back a try that does not count. */
  giveBack: () => void;
}>;

/** Slows down guessing. A try is counted before it is checked, so that tries under way count as well. */
export type Throttle = Readonly<{
  take: (all: readonly Counted[]) => Taken;
  /** Forgives all tries of a key. */
  forgive: (key: string) => void;
}>;

/** All tries are forgotten after an hour without one. */
export const FORGET_MS = 3_600_000;

const none: Tries = { count: 0, until: 0, at: 0 };

/** The wait is the longest of all keys; a try that must wait is not counted. */
export const createThrottle = (kept: TriesKept, now: () => number): Throttle => {
  const recall = ({ key, allowance: { forgiveSeconds } }: Counted): Tries => {
    const known = kept.get(key);
    if (!known || known.at + FORGET_MS <= now()) return none;
    return forgiveSeconds === undefined
      ? known
      : { ...known, count: Math.max(0, known.count - (now() - known.at) / 1000 / forgiveSeconds) };
  };

  const count = (counted: Counted): Readonly<{ locks: readonly string[]; giveBack: () => void }> => {
    const {
      key,
      allowance: { free, firstSeconds, longestSeconds },
    } = counted;
    const before = recall(counted);
    const tries = before.count + 1;
    const seconds = tries < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** Math.floor(tries - free));
    const until = seconds === 0 ? before.until : now() + seconds * 1000;
    kept.put(key, { count: tries, until, at: now() });
    const giveBack = (): void => {
      const latest = recall(counted);
      const left = latest.count - 1;
      // A wait set by a later try stays, unless fewer than the free tries are left.
      const wait = left < free ? 0 : latest.until === until ? before.until : latest.until;
      if (left > 0) kept.put(key, { count: left, until: wait, at: now() });
      else kept.remove(key);
    };
    return { locks: before.count < free && tries >= free ? [key] : [], giveBack };
  };

  return {
    take: (all) => {
      const waits = all.map((counted) => ({
        key: counted.key,
        seconds: Math.ceil((recall(counted).until - now()) / 1000),
      }));
      const [slowest] = waits.toSorted((one, other) => other.seconds - one.seconds);
      const seconds = Math.max(0, slowest?.seconds ?? 0);
      const counts = seconds > 0 ? [] : all.map(count);
      return {
        seconds,
        waitsFor: seconds > 0 ? (slowest?.key ?? null) : null,
        locks: counts.flatMap(({ locks }) => locks),
        giveBack: () => {
          for (const { giveBack } of counts) giveBack();
        },
      };
    },
    forgive: (key) => kept.remove(key),
  };
};
