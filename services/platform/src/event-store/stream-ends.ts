import { LRUCache } from 'lru-cache';
import type { StoredEvent } from './event-store.port.js';
import type { Row } from './event-rows.js';

/** End of a stream: its last row, or null for a stream without events. */
export type StreamEnd = Row | null;

type Kept = { readonly end: StreamEnd; event: StoredEvent | null };

/** Letters counted for the columns of a row other than data and metadata, and for a stream without events. */
const OTHER_LETTERS = 200;
/** Share of the cache that one row may take. */
const MOST_OF_ONE = 1 / 4;

/**
 * Ends of recently used streams of one log, so that commands and queries on cached states need no reads. `version`
 * names the state of the file as other connections left it.
 */
export const createStreamEnds = ({
  version,
  read,
  mostLetters = 500_000,
}: Readonly<{
  version: () => number;
  read: (rows: readonly Row[]) => readonly StoredEvent[];
  mostLetters?: number;
}>) => {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostLetters,
    maxEntrySize: Math.floor(mostLetters * MOST_OF_ONE),
    sizeCalculation: ({ end }) => OTHER_LETTERS + (end ? end[6].length + end[7].length : 0),
  });
  let seen = version();

  return {
    /** Discards everything after a write of another connection; call it before each use. */
    refresh(): void {
      const now = version();
      if (now !== seen) kept.clear();
      seen = now;
    },
    /** Last row of the stream; undefined when it must be looked up. */
    of: (stream: string): StreamEnd | undefined => kept.get(stream)?.end,
    /** Events of the stream from the revision on; undefined when they must be looked up. */
    since(stream: string, revision: number): readonly StoredEvent[] | undefined {
      const known = kept.get(stream);
      if (!known) return undefined;
      if (!known.end || known.end[2] < revision) return [];
      if (known.end[2] > revision) return undefined;
      known.event ??= read([known.end])[0] ?? null;
      return known.event ? [known.event] : undefined;
    },
    set: (stream: string, end: StreamEnd): void => void kept.set(stream, { end, event: null }),
  };
};
