import { createHmac } from 'node:crypto';
import type { Documents } from '../read-models/documents.port.js';
import { createThrottle, FORGET_MS, type Counted } from './throttle.js';
import type { Tries } from './tries.port.js';

/** Slows down guessing in services whose processes are several: what one of them counts, all know, also after a start. */
export type Brake = Readonly<{
  /**
   * Counts a try before it is looked at, so that of many at once only the free ones are. Answers in how many seconds the
   * next one is due; 0: this one counts. One that must wait counts for none of these.
   */
  miss: (all: readonly Counted[]) => Promise<number>;
  /** Takes one counted try back that was right. A wait that wrong ones have caused stays. */
  giveBack: (all: readonly Counted[]) => Promise<void>;
  /** Forgives all tries of these: who was counted before it was known whether they are right, and is. */
  forgive: (all: readonly Counted[]) => Promise<void>;
}>;

type AllTries = Map<string, Tries>;

const read = (value: string | null, now: number): AllTries => {
  const all = value === null ? [] : (JSON.parse(value) as readonly (readonly [string, Tries])[]);
  return new Map(all.filter(([, { at }]) => at + FORGET_MS > now));
};

/**
 * Tries lie in 64 values of the service's documents, each changed in one step; what is over is left out with each change.
 * Keys are kept as keyed hashes, since they name people and their places in the network.
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
  /** What `act` changes is kept, unless somebody else has counted meanwhile: then it looks again. */
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
