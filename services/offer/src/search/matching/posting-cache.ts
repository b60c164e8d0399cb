import { append, type Postings } from './postings.js';

type Cached = Postings & { readonly upTo: number };

/** A list counts for some postings even when it is empty, as anybody may ask for anything. */
const cost = (list: Postings | undefined): number => (list ? list.rows.length + 50 : 0);

/**
 * Keeps the lists asked for last, `most` postings of 5 bytes in all. As rows are only ever added, a kept list stays
 * true and only misses what came later: `fetch` is asked for the rows after `upTo`.
 */
export function createPostingCache(most: number, fetch: (stemmed: string, prefix: boolean, upTo: number) => Postings) {
  const cache = new Map<string, Cached>();
  let held = 0;

  /** The rows up to `lastRow` that hold the stem, or a word that begins so. */
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
