import type { Collection } from './documents.port.js';

/** The position of a document that counts to `count`. */
export const positionOfCount = (count: number): string => String(count).padStart(16, '0');

/** A document that keeps a count, and how the next one is made. */
type Counted<Document extends object> = Readonly<{
  countOf: (document: Document) => number;
  at: (count: number) => Document;
}>;

/** Adds one to the count of a document, whose position it is, too: of many who add at once, replicas too, each counts. */
export const addOne = async <Document extends object>(
  collection: Pick<Collection<Document>, 'get' | 'writeIf'>,
  id: string,
  { countOf, at }: Counted<Document>,
): Promise<void> => {
  for (;;) {
    const known = await collection.get(id);
    const [before, next] = known ? [countOf(known), countOf(known) + 1] : [null, 1];
    const expected = before === null ? null : positionOfCount(before);
    if (await collection.writeIf(expected, { id, position: positionOfCount(next), document: at(next) })) return;
  }
};
