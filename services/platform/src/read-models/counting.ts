import type { Collection } from './documents.port.js';

export const positionOfCount = (count: number): string => String(count).padStart(16, '0');

type Counted<Document extends object> = Readonly<{
  countOf: (document: Document) => number;
  /** Document with a count. `known`: its previous version; null for the first. */
  at: (count: number, known: Document | null) => Document;
}>;

/**
 * Atomically increments a document's count, which is also its position, so that concurrent increments from all
 * replicas are counted.
 */
export const addOne = async <Document extends object>(
  collection: Pick<Collection<Document>, 'get' | 'writeIf'>,
  id: string,
  { countOf, at }: Counted<Document>,
): Promise<void> => {
  for (;;) {
    const known = await collection.get(id);
    const [before, next] = known ? [countOf(known), countOf(known) + 1] : [null, 1];
    const expected = before === null ? null : positionOfCount(before);
    if (await collection.writeIf(expected, { id, position: positionOfCount(next), document: at(next, known) })) return;
  }
};
