import { LRUCache } from 'lru-cache';

/** Cache of recently read documents, which are frozen because readers share them. */
export interface RecentDocuments {
  get(id: string): object | undefined;
  positionOf(id: string): string | undefined;
  add(id: string, text: string, position: string): object;
  written(id: string, text: string, position: string): void;
  delete(id: string): void;
  clear(): void;
}

/** `document` is null until its text is parsed. */
type Kept = { document: object | null; text: string; readonly letters: number; readonly position: string };

/** Share of the cache that one document may take; the calendar of a busy offer has 250,000 characters. */
const MOST_OF_ONE = 1 / 4;

/** Recently read documents of several collections. */
export interface RecentCollections {
  of(collection: string): RecentDocuments;
}

/**
 * Least-recently-used cache of all collections of a file, limited by total text length in characters; parsed documents
 * take about three bytes per character. With a limit for each, the 77 collections of the product could keep 460 MB.
 */
export const createRecentDocuments = (mostLetters = 2_000_000): RecentCollections => {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostLetters,
    maxEntrySize: Math.floor(mostLetters * MOST_OF_ONE),
    sizeCalculation: ({ letters }) => letters,
  });
  return { of: (collection) => recentOf(kept, `${collection} `) };
};

const recentOf = (kept: LRUCache<string, Kept>, prefix: string): RecentDocuments => {
  const keep = (id: string, { document, text, position }: Omit<Kept, 'letters'>): void => {
    kept.set(prefix + id, { document, text: document ? '' : text, letters: text.length, position });
  };

  return {
    get(id) {
      const found = kept.get(prefix + id);
      if (!found) return undefined;
      if (!found.document) {
        found.document = parsed(found.text);
        found.text = '';
      }
      return found.document;
    },
    positionOf: (id) => kept.peek(prefix + id)?.position,
    add(id, text, position) {
      const document = parsed(text);
      keep(id, { document, text, position });
      return document;
    },
    written(id, text, position) {
      if (kept.has(prefix + id)) keep(id, { document: null, text, position });
    },
    delete: (id) => void kept.delete(prefix + id),
    clear() {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
};

const parsed = (text: string): object => frozen(JSON.parse(text) as object);

const frozen = (value: object): object => {
  for (const key of Object.keys(value)) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof field === 'object' && field !== null) frozen(field);
  }
  return Object.freeze(value);
};
