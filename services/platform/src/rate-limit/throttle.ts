import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { Attempts, AttemptStore } from './attempts.port.js';

/** Number of free attempts; each further attempt doubles the wait, up to `longestSeconds`. */
export type Allowance = Readonly<{
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  /** Forgives one attempt per this number of seconds, for addresses shared by many people. */
  forgiveSeconds?: number;
}>;
export type Counted = Readonly<{ key: string; allowance: Allowance }>;

/** Result of an attempt: counted, or, with `seconds` above 0, rejected and not counted. */
export type Taken = Readonly<{
  seconds: number;
  waitsFor: string | null;
  /** Keys whose last free attempt was this one, so that a wait begins. */
  locks: readonly string[];
  giveBack: () => void;
}>;

/**
 * In-memory rate limit on failed attempts. An attempt is counted before it is verified, so that concurrent attempts
 * count as well.
 */
export type Throttle = Readonly<{ take: (all: readonly Counted[]) => Taken; forgive: (key: string) => void }>;

/** Milliseconds without another attempt after which attempts expire (an hour). */
export const FORGET_MS = HOUR_MS;

const none: Attempts = { count: 0, until: 0, at: 0 };

export const createThrottle = (kept: AttemptStore, now: () => number): Throttle => {
  const recall = ({ key, allowance: { forgiveSeconds } }: Counted): Attempts => {
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
    const attempts = before.count + 1;
    const seconds = attempts < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** Math.floor(attempts - free));
    const until = seconds === 0 ? before.until : now() + seconds * 1000;
    kept.put(key, { count: attempts, until, at: now() });
    const giveBack = (): void => {
      const latest = recall(counted);
      const left = latest.count - 1;
      // Keep a wait set by a later attempt, unless the remaining attempts are fewer than the free ones.
      const wait = left < free ? 0 : latest.until === until ? before.until : latest.until;
      if (left > 0) kept.put(key, { count: left, until: wait, at: now() });
      else kept.remove(key);
    };
    return { locks: before.count < free && attempts >= free ? [key] : [], giveBack };
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
