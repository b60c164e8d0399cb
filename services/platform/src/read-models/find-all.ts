import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Collection, Find } from './documents.port.js';

/**
 * Reads the documents of a query that match, all by default, in steps; use `pagesOf` for documents that change meanwhile.
 * Returns to the event loop between steps, because an embedded store answers at once.
 */
export const findAll = async <Document extends object>(
  view: Pick<Collection<Document>, 'find'>,
  query: Pick<Find, 'filter' | 'sort'>,
  step = 2_000,
  matches: (document: Document) => boolean = () => true,
): Promise<readonly Document[]> => {
  const found: Document[] = [];
  for (let skip = 0; ; skip += step) {
    const some = await view.find({ ...query, skip, limit: step });
    found.push(...some.filter(matches));
    if (some.length < step) return found;
    await nextTurn();
  }
};
