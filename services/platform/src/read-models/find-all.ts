import type { Collection, Find } from './documents.port.js';

/** Reads all documents of a query in steps; use `pagesOf` for documents that change meanwhile. */
export const findAll = async <Document extends object>(
  view: Pick<Collection<Document>, 'find'>,
  query: Pick<Find, 'filter' | 'sort'>,
  step = 2_000,
): Promise<readonly Document[]> => {
  const found: Document[] = [];
  for (;;) {
    const some = await view.find({ ...query, skip: found.length, limit: step });
    found.push(...some);
    if (some.length < step) return found;
  }
};
