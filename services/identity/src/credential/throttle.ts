/** Slows down guessing: each failure beyond a few doubles the wait. */
export type Throttle = Readonly<{
  /** Seconds still to wait for any of the keys; 0 when a try is allowed. */
  wait: (keys: readonly string[]) => number;
  failed: (keys: readonly string[]) => void;
  succeeded: (keys: readonly string[]) => void;
}>;

type Options = Readonly<{ free: number; firstSeconds: number; longestSeconds: number; now: () => number }>;

const KEPT = 10_000;
const FORGET_MS = 3_600_000;

/** In memory of this process: a restart forgives, which a stranger cannot cause. */
export const createThrottle = ({ free, firstSeconds, longestSeconds, now }: Options): Throttle => {
  const failures = new Map<string, { readonly count: number; readonly until: number; readonly at: number }>();

  const forgetOld = () => {
    if (failures.size < KEPT) return;
    for (const [key, { at }] of failures) if (at + FORGET_MS < now()) failures.delete(key);
    const oldest = failures.size >= KEPT ? failures.keys().next().value : undefined;
    if (oldest !== undefined) failures.delete(oldest);
  };

  const recall = (key: string) => {
    const known = failures.get(key);
    return known && known.at + FORGET_MS > now() ? known : undefined;
  };

  return {
    wait: (keys) => Math.max(0, ...keys.map((key) => Math.ceil(((recall(key)?.until ?? 0) - now()) / 1000))),
    failed: (keys) => {
      for (const key of keys) {
        forgetOld();
        const count = (recall(key)?.count ?? 0) + 1;
        const seconds = count <= free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (count - free - 1));
        failures.delete(key);
        failures.set(key, { count, until: now() + seconds * 1000, at: now() });
      }
    },
    succeeded: (keys) => {
      for (const key of keys) failures.delete(key);
    },
  };
};
