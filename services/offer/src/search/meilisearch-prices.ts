import { centsForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { StoredOffer } from './meilisearch-document.js';
import { filtersOf, pricedApart } from './meilisearch-filter.js';
import type { SearchDocument, SearchQuery } from './search.port.js';

type Fetched = Pick<StoredOffer, 'key' | 'id' | 'source'>;

/** Prices of offers by season, weekend or number of units, which the stored totals lack. */
export type Apart = Readonly<{
  /** Filter that selects these offers. */
  filter: string;
  /** Keys of those within the maximum price of the query. */
  keys: readonly string[];
  /** Total in cents by id; Infinity without a price. */
  total: (id: string) => number;
}>;

const totalIn = ({ pricings, times }: SearchDocument, { days = 1, firstDay, quantity }: SearchQuery): number =>
  centsForDays(pricings, days, quantity, firstDay, times.opening) ?? Infinity;

/**
 * Computes the totals that depend on the first day or the number of units, by the rule of the embedded engine; null if
 * the query has no use for them. @param fetch stored offers that pass a filter, page by page
 */
export const pricesApart = async (
  query: SearchQuery,
  fetch: (filter: string) => AsyncIterable<readonly Fetched[]>,
): Promise<Apart | null> => {
  const filter = pricedApart(query);
  if (filter === null) return null;
  const { maxPrice: most = Infinity, ...others } = query;
  const totals = new Map<string, number>();
  const keys: string[] = [];
  for await (const page of fetch([...filtersOf(others), filter].map((each) => `(${each})`).join(' AND ')))
    for (const { key, id, source } of page) {
      const total = source ? totalIn(source, query) : Infinity;
      totals.set(id, total);
      if (total <= most) keys.push(key);
    }
  return { filter, keys, total: (id) => totals.get(id) ?? Infinity };
};

type Hit = Readonly<{ id: string; publishedAt: number }>;

/** Merges hits by price, then newest first. */
export const byPrice = <Found extends Hit>(hits: readonly Found[], priceOf: (hit: Found) => number): readonly Found[] =>
  hits
    .map((hit) => ({ hit, price: priceOf(hit) }))
    .toSorted((a, b) => {
      if (a.price !== b.price) return a.price - b.price;
      return b.hit.publishedAt - a.hit.publishedAt || (a.hit.id < b.hit.id ? -1 : 1);
    })
    .map(({ hit }) => hit);
