import { createHmac } from 'node:crypto';
import type { Documents } from '../read-models/documents.port.js';
import { createThrottle, FORGET_MS, type Counted } from './throttle.js';
import type { Tries } from './tries.port.js';

/** Rate limit on failed attempts, shared by all replicas and persisted across restarts. */
export type Brake = Readonly<{
  /**
   * Counts an attempt before it is verified, so that concurrent attempts cannot exceed the free ones. Returns the
   * seconds until the next allowed attempt; 0 means that this attempt is allowed and counted. A rejected attempt is
   * not counted.
   */
  miss: (all: readonly Counted[]) => Promise<number>;
  /** Reverts one counted attempt that succeeded. Waits caused by failed attempts remain. */
  giveBack: (all: readonly Counted[]) => Promise<void>;
  forgive: (all: readonly Counted[]) => Promise<void>;
}>;

type AllTries = Map<string, Tries>;

const read = (value: string | null, now: number): AllTries => {
  const all = value === null ? [] : (JSON.parse(value) as readonly (readonly [string, Tries])[]);
  return new Map(all.filter(([, { at }]) => at + FORGET_MS > now));
};

/**
 * Stores attempts in 64 document values, each updated by compare-and-set; updates drop expired entries. Keys are stored
 * as keyed hashes, because they identify people and network addresses.
 */
export const createBrake = (
  documents: Pick<Documents, 'getValue' | 'setValueIf'>,
  secret: Uint8Array,
  now: () => number,
): Brake => {
  const kept = (key: string) => {
    const name = createHmac('sha256', secret).update(key).digest('base64url');
    return { name, place: `tries ${name.slice(0, 1)}` };
  };
  const onTries = async (
    key: string,
    act: (tries: AllTries, name: string) => { seconds: number; changed: boolean },
  ) => {
    const { name, place } = kept(key);
    for (;;) {
      const value = await documents.getValue(place);
      const tries = read(value, now());
      const { seconds, changed } = act(tries, name);
      if (!changed || (await documents.setValueIf(place, value, JSON.stringify([...tries])))) return seconds;
    }
  };
  const missed = ({ key, allowance }: Counted): Promise<number> =>
    onTries(key, (tries, name) => {
      const here = {
        get: (hash: string) => tries.get(hash),
        put: (hash: string, one: Tries) => void tries.set(hash, one),
        remove: (hash: string) => void tries.delete(hash),
      };
      const { seconds } = createThrottle(here, now).take([{ key: name, allowance }]);
      return { seconds, changed: seconds === 0 };
    });
  const givenBack = ({ key, allowance: { free } }: Counted): Promise<number> =>
    onTries(key, (tries, name) => {
      const known = tries.get(name);
      const count = (known?.count ?? 0) - 1;
      if (known && count > 0) tries.set(name, { ...known, count, until: count < free ? 0 : known.until });
      else tries.delete(name);
      return { seconds: 0, changed: known !== undefined };
    });
  const forgiven = ({ key }: Counted): Promise<number> =>
    onTries(key, (tries, name) => ({ seconds: 0, changed: tries.delete(name) }));
  return {
    miss: async (all) => {
      const waits = await Promise.all(all.map(missed));
      const seconds = Math.max(0, ...waits);
      if (seconds > 0) await Promise.all(all.filter((_, n) => waits[n] === 0).map(givenBack));
      return seconds;
    },
    giveBack: async (all) => void (await Promise.all(all.map(givenBack))),
    forgive: async (all) => void (await Promise.all(all.map(forgiven))),
  };
};
