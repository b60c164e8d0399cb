import { queryWords } from '../analysis/analyse.js';
import type { SearchQuery, SearchResult } from '../search.port.js';
import type { Columns } from './columns.js';
import { compileFilter } from './filter.js';
import { distanceKm, type Box, boxAround } from './geo.js';
import { planSlots, type createMatcher, type PostingsOf } from './match.js';
import { firstOf, type Order } from './top.js';
import type { Vocabulary } from './vocabulary.js';

/** What a search reads, kept up to date by the adapter. */
export type Searchable = Readonly<{
  columns: Columns;
  vocabulary: Vocabulary;
  matcher: ReturnType<typeof createMatcher>;
  postings: PostingsOf;
  /** Rows in a box, perhaps a few more. */
  rowsIn: (box: Box) => Iterable<number>;
}>;

function* upTo(end: number): Iterable<number> {
  for (let row = 0; row < end; row += 1) yield row;
}

/** Answers one query: match the text, filter, sort, cut the page. The total is always exact. */
export function answer(query: SearchQuery, { columns, vocabulary, matcher, postings, rowsIn }: Searchable): SearchResult {
  const passes = compileFilter(query, columns);
  const text = query.text?.trim() ?? '';
  const matches = text === '' ? null : matcher(planSlots(queryWords(text), columns, vocabulary, postings), columns);
  const { lat, lng, price, publishedAt } = columns.arrays;

  const box = query.box ?? (query.near && query.near.radiusKm !== null ? boxAround(query.near, query.near.radiusKm) : null);
  const passing: number[] = [];
  for (const row of matches?.rows ?? (box && box.west <= box.east ? rowsIn(box) : upTo(columns.end))) if (passes(row)) passing.push(row);

  const { near } = query;
  const kmTo = (row: number): number => (near ? distanceKm(near.lat, near.lng, lat[row] ?? 0, lng[row] ?? 0) : 0);
  const newest: Order = (a, b) => (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0) || ((columns.ids[a] ?? '') < (columns.ids[b] ?? '') ? -1 : 1);
  const by = (valueOf: (row: number) => number, then: Order): Order => {
    const values = new Float64Array(columns.end);
    for (const row of passing) values[row] = valueOf(row);
    return (a, b) => {
      const [one, two] = [values[a] ?? 0, values[b] ?? 0];
      return one === two ? then(a, b) : one - two;
    };
  };
  const nearest = (): Order => (near ? by(kmTo, newest) : newest);
  const orders: Readonly<Record<SearchQuery['sort'], () => Order>> = {
    relevance: () => (matches ? by((row) => -matches.scoreOf(row), nearest()) : nearest()),
    distance: nearest,
    newest: () => newest,
    price: () => by((row) => price[row] ?? Infinity, nearest()),
  };

  const [page, size] = [Math.max(1, Math.floor(query.page)), Math.max(0, Math.floor(query.size))];
  const from = (page - 1) * size;
  const rows = from >= passing.length ? [] : firstOf(passing, Math.min(page * size, passing.length), orders[query.sort]()).slice(from);
  return {
    hits: rows.map((row) => ({ id: columns.ids[row] ?? '', distanceKm: near ? kmTo(row) : null })),
    total: passing.length,
    totalIsExact: true,
  };
}
