import { append, type Postings } from './postings.js';

type Cached = Postings & { readonly upTo: number };

/** Empty lists have a cost as well, because queries may contain arbitrary words. */
const cost = (list: Postings | undefined): number => (list ? list.rows.length + 50 : 0);

/**
 * LRU cache of posting lists, up to `most` postings of 5 bytes each. Rows are only appended, so a cached list stays
 * valid and `fetch` adds the rows after `upTo`.
 */
export function createPostingCache(most: number, fetch: (stemmed: string, prefix: boolean, upTo: number) => Postings) {
  const cache = new Map<string, Cached>();
  let held = 0;

  return (stemmed: string, prefix: boolean, lastRow: number): Postings => {
    const key = prefix ? `${stemmed}*` : stemmed;
    const old = cache.get(key);
    const list = !old
      ? fetch(stemmed, prefix, 0)
      : old.upTo === lastRow
        ? old
        : append(old, fetch(stemmed, prefix, old.upTo));
    const fresh: Cached = { rows: list.rows, found: list.found, upTo: lastRow };
    cache.delete(key);
    cache.set(key, fresh);
    held += cost(fresh) - cost(old);
    for (const [oldest, dropped] of cache) {
      if (held <= most || oldest === key) break;
      cache.delete(oldest);
      held -= cost(dropped);
    }
    return fresh;
  };
}
