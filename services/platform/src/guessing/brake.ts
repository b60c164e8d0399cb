import { createHmac } from 'node:crypto';
import type { Documents } from '../read-models/documents.port.js';
import { createThrottle, FORGET_MS, type Counted } from './throttle.js';
import type { Tries } from './tries.port.js';

/** Slows down guessing in services whose processes are several: what one of them counts, all know, also after a start. */
export type Brake = Readonly<{
  /** Seconds until the next try; 0: now. */
  wait: (all: readonly Counted[]) => Promise<number>;
  /** Counts a wrong try. Answers as `wait` did before it: of wrong tries at once only the free ones hear 0. */
  miss: (all: readonly Counted[]) => Promise<number>;
  /** Forgives all tries of these: who was counted before it was known whether they are right, and is. */
  forgive: (all: readonly Counted[]) => Promise<void>;
}>;

const read = (value: string | null, now: number): Map<string, Tries> => {
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
  const throttled = async ({ key, allowance }: Counted, counts: boolean): Promise<number> => {
    const { name, place } = kept(key);
    for (;;) {
      const value = await documents.getValue(place);
      const tries = read(value, now());
      const here = {
        get: (hash: string) => tries.get(hash),
        put: (hash: string, one: Tries) => void tries.set(hash, one),
        remove: (hash: string) => void tries.delete(hash),
      };
      const { seconds } = createThrottle(here, now).take([{ key: name, allowance }]);
      if (!counts || seconds > 0) return seconds;
      // Somebody else has counted meanwhile: it is looked at again.
      if (await documents.setValueIf(place, value, JSON.stringify([...tries]))) return 0;
    }
  };
  const forgiven = async (key: string): Promise<void> => {
    const { name, place } = kept(key);
    for (;;) {
      const value = await documents.getValue(place);
      const tries = read(value, now());
      if (!tries.delete(name) || (await documents.setValueIf(place, value, JSON.stringify([...tries])))) return;
    }
  };
  const longest = async (all: readonly Counted[], counts: boolean): Promise<number> =>
    Math.max(0, ...(await Promise.all(all.map((one) => throttled(one, counts)))));
  return {
    wait: (all) => longest(all, false),
    miss: (all) => longest(all, true),
    forgive: async (all) => void (await Promise.all(all.map(({ key }) => forgiven(key)))),
  };
};
