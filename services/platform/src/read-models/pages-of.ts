import type { Collection, Filter } from './documents.port.js';

type Found<Document extends object> = Pick<Collection<Document>, 'find'>;
/** Condition that selects the next page as part of the filter. */
type After = Readonly<Record<string, { readonly $gt: string }>>;

/**
 * Pages of matching documents, ordered by a key (keyset pagination): documents that change or disappear meanwhile shift
 * no page.
 * @param key field that is unique in the collection, such as the id
 */
export async function* pagesOf<Document extends object>(
  view: Found<Document>,
  key: keyof Document & string,
  filter: (after: After) => Filter,
  limit = 100,
): AsyncGenerator<readonly Document[]> {
  for (let last = ''; ;) {
    const page = await view.find({ filter: filter({ [key]: { $gt: last } }), sort: [[key, 1]], limit });
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < limit) return;
    last = String(end[key]);
  }
}

export async function* eachOf<Document extends object>(
  ...query: Parameters<typeof pagesOf<Document>>
): AsyncGenerator<Document> {
  for await (const page of pagesOf(...query)) yield* page;
}
