import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';

/** Counts above this are cached, because counting takes longer than reading a page. */
const MANY = 1_000;
const COUNTED_MS = 10_000;

export const countedIn = (view: Readonly<{ count: (filter: Filter) => Promise<number> }>) => {
  const known = lruMap<string, { readonly total: number; readonly until: number }>(MANY);
  return async (filter: Filter): Promise<number> => {
    const [key, now] = [JSON.stringify(filter), performance.now()];
    const hit = known.get(key);
    if (hit && hit.until > now) return hit.total;
    const total = await view.count(filter);
    if (total > MANY) known.set(key, { total, until: now + COUNTED_MS });
    return total;
  };
};
