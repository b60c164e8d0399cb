import { lruMap } from '../base/lru-map.js';
import { areMovable, type SubjectKeys } from './subject-keys.port.js';

/**
 * Caches the `max` most recently used keys for `ttlMs`; during that time another process may still read erased data.
 * Keys destroyed by this process leave the cache at once; missing keys are not cached.
 */
export const cachedKeys = (
  keys: SubjectKeys,
  { max = 10_000, ttlMs = 60_000 }: { max?: number; ttlMs?: number } = {},
): SubjectKeys => {
  const cache = lruMap<string, { readonly key: Uint8Array; readonly until: number }>(max);
  /** Number of destructions, which prevents a concurrent lookup from putting a destroyed key back into the cache. */
  let destructions = 0;

  const cached = async (subject: string, look: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const known = cache.get(subject);
    if (known && known.until > Date.now()) return known.key;
    cache.delete(subject);
    const before = destructions;
    const key = await look();
    if (key && before === destructions) cache.set(subject, { key, until: Date.now() + ttlMs });
    return key;
  };

  const destroy = async (subject: string): Promise<void> => {
    destructions += 1;
    cache.delete(subject);
    await keys.destroy(subject);
    destructions += 1;
    cache.delete(subject);
  };

  return {
    keyFor: (subject) => cached(subject, () => keys.keyFor(subject)),
    find: (subject) => cached(subject, () => keys.find(subject)),
    destroy,
    destroyed: () => keys.destroyed(),
    identity: () => keys.identity(),
    begin: (given) => keys.begin(given),
    async close() {
      cache.clear();
      await keys.close();
    },
    ...(areMovable(keys) && {
      all: () => keys.all(),
      adopt: (subject: string, key: Uint8Array | null) => (key === null ? destroy(subject) : keys.adopt(subject, key)),
    }),
  };
};
