import { totalmem } from 'node:os';
import { append, bytesOf, type Postings } from './postings.js';

type Cached = Readonly<{ list: Postings; upTo: number }>;

/** Bytes of an entry besides its postings: queries may contain arbitrary words, so empty lists count as well. */
const ENTRY_BYTES = 250;

const bytes = (cached: Cached | undefined): number => (cached ? bytesOf(cached.list) + ENTRY_BYTES : 0);

const MB = 2 ** 20;
const [LEAST, MOST] = [64 * MB, 512 * MB];
const SHARE_OF_MEMORY = 1 / 32;

/**
 * Maximum bytes of cached postings on this machine or in this container: 256 MB where there are 8 GB. The words of the
 * bench's searches take about 80 MB among 300,000 offers.
 */
export const mostCachedBytes = (memory = Math.min(process.constrainedMemory() || Infinity, totalmem())): number =>
  Math.min(MOST, Math.max(LEAST, memory * SHARE_OF_MEMORY));

/**
 * LRU cache of posting lists, up to `most` bytes. Rows are only appended, so a cached list stays valid and `fetch` adds
 * the rows after `upTo`.
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
        ? old.list
        : append(old.list, fetch(stemmed, prefix, old.upTo), lastRow + 1);
    const fresh: Cached = { list, upTo: lastRow };
    cache.delete(key);
    cache.set(key, fresh);
    held += bytes(fresh) - bytes(old);
    for (const [oldest, dropped] of cache) {
      if (held <= most || oldest === key) break;
      cache.delete(oldest);
      held -= bytes(dropped);
    }
    return list;
  };
}
