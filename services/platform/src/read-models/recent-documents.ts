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

/**
 * Least-recently-used cache limited by total text length in characters; parsed documents take about three bytes per
 * character.
 */
export const createRecentDocuments = (mostLetters = 2_000_000): RecentDocuments => {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostLetters,
    maxEntrySize: Math.floor(mostLetters * MOST_OF_ONE),
    sizeCalculation: ({ letters }) => letters,
  });

  const keep = (id: string, { document, text, position }: Omit<Kept, 'letters'>): void => {
    kept.set(id, { document, text: document ? '' : text, letters: text.length, position });
  };

  return {
    get(id) {
      const found = kept.get(id);
      if (!found) return undefined;
      if (!found.document) {
        found.document = parsed(found.text);
        found.text = '';
      }
      return found.document;
    },
    positionOf: (id) => kept.peek(id)?.position,
    add(id, text, position) {
      const document = parsed(text);
      keep(id, { document, text, position });
      return document;
    },
    written(id, text, position) {
      if (kept.has(id)) keep(id, { document: null, text, position });
    },
    delete: (id) => void kept.delete(id),
    clear: () => kept.clear(),
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
