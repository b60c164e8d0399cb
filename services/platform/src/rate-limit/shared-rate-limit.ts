import { createHmac } from 'node:crypto';
import type { Documents } from '../read-models/documents.port.js';
import { createThrottle, FORGET_MS, type Counted } from './throttle.js';
import type { Attempts } from './attempts.port.js';

/** Rate limit on failed attempts, shared by all replicas and persisted across restarts. */
export type RateLimit = Readonly<{
  /**
   * Counts an attempt before it is verified, so that concurrent attempts cannot exceed the free ones. Returns the
   * seconds until the next allowed attempt; 0 means that this attempt is allowed and counted. A rejected attempt is
   * not counted.
   */
  take: (all: readonly Counted[]) => Promise<number>;
  /** Reverts one counted attempt that succeeded. Waits caused by failed attempts remain. */
  giveBack: (all: readonly Counted[]) => Promise<void>;
  forgive: (all: readonly Counted[]) => Promise<void>;
}>;

type AllAttempts = Map<string, Attempts>;

const read = (value: string | null, now: number): AllAttempts => {
  const all = value === null ? [] : (JSON.parse(value) as readonly (readonly [string, Attempts])[]);
  return new Map(all.filter(([, { at }]) => at + FORGET_MS > now));
};

/**
 * Stores attempts in 64 document values, each updated by compare-and-set; updates drop expired entries. Keys are stored
 * as keyed hashes, because they identify people and network addresses.
 */
export const createRateLimit = (
  documents: Pick<Documents, 'getValue' | 'setValueIf'>,
  secret: Uint8Array,
  now: () => number,
): RateLimit => {
  const kept = (key: string) => {
    const name = createHmac('sha256', secret).update(key).digest('base64url');
    // Keep `tries`, the name under which attempts are already stored.
    return { name, place: `tries ${name.slice(0, 1)}` };
  };
  const onAttempts = async (
    key: string,
    act: (attempts: AllAttempts, name: string) => { seconds: number; changed: boolean },
  ) => {
    const { name, place } = kept(key);
    for (;;) {
      const value = await documents.getValue(place);
      const attempts = read(value, now());
      const { seconds, changed } = act(attempts, name);
      if (!changed || (await documents.setValueIf(place, value, JSON.stringify([...attempts])))) return seconds;
    }
  };
  const taken = ({ key, allowance }: Counted): Promise<number> =>
    onAttempts(key, (attempts, name) => {
      const here = {
        get: (hash: string) => attempts.get(hash),
        put: (hash: string, one: Attempts) => void attempts.set(hash, one),
        remove: (hash: string) => void attempts.delete(hash),
      };
      const { seconds } = createThrottle(here, now).take([{ key: name, allowance }]);
      return { seconds, changed: seconds === 0 };
    });
  const givenBack = ({ key, allowance: { free } }: Counted): Promise<number> =>
    onAttempts(key, (attempts, name) => {
      const known = attempts.get(name);
      const count = (known?.count ?? 0) - 1;
      if (known && count > 0) attempts.set(name, { ...known, count, until: count < free ? 0 : known.until });
      else attempts.delete(name);
      return { seconds: 0, changed: known !== undefined };
    });
  const forgiven = ({ key }: Counted): Promise<number> =>
    onAttempts(key, (attempts, name) => ({ seconds: 0, changed: attempts.delete(name) }));
  return {
    take: async (all) => {
      const waits = await Promise.all(all.map(taken));
      const seconds = Math.max(0, ...waits);
      if (seconds > 0) await Promise.all(all.filter((_, n) => waits[n] === 0).map(givenBack));
      return seconds;
    },
    giveBack: async (all) => void (await Promise.all(all.map(givenBack))),
    forgive: async (all) => void (await Promise.all(all.map(forgiven))),
  };
};
