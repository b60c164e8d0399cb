import { queryWords } from '../analysis/analyse.js';
import type { SearchQuery, SearchResult } from '../search.port.js';
import type { Columns } from './columns.js';
import { compileFilter, type RowTest } from './filter.js';
import { distanceKm, type Box, boxAround } from './geo.js';
import { namesOf } from './called.js';
import { planSlots, type createMatcher, type PostingsOf } from './match.js';
import { firstOf, type Order } from './top.js';
import type { Vocabulary } from './vocabulary.js';

export type Searchable = Readonly<{
  columns: Columns;
  vocabulary: Vocabulary;
  matcher: ReturnType<typeof createMatcher>;
  postings: PostingsOf;
  /** Rows in a box, possibly with a few extra; null if there are too many rows to be useful. */
  rowsIn: (box: Box) => readonly number[] | null;
}>;

const passingRows = (passes: RowTest, end: number, start: readonly number[] | null): readonly number[] => {
  if (start) return start.filter(passes);
  const rows: number[] = [];
  for (let row = 0; row < end; row += 1) if (passes(row)) rows.push(row);
  return rows;
};

export function answer(query: SearchQuery, index: Searchable): SearchResult {
  const text = query.text?.trim() ?? '';
  const { columns, vocabulary, matcher, postings, rowsIn } = index;
  const passes = compileFilter(query, columns);
  const box =
    query.box ?? (query.near && query.near.radiusKm !== null ? boxAround(query.near, query.near.radiusKm) : null);
  const start = box && box.west <= box.east ? rowsIn(box) : null;
  const plan = text === '' ? null : planSlots(queryWords(text), columns, vocabulary, postings, namesOf(query));
  const matches = plan && matcher(plan.slots, columns, passes, start, query.calledSo);
  const rows = matches?.rows ?? passingRows(passes, columns.end, start);

  const { near } = query;
  const { lat, lng, publishedAt } = columns.arrays;
  const rowAt = (place: number): number => rows[place] ?? 0;
  const kmTo = (row: number): number => (near ? distanceKm(near.lat, near.lng, lat[row] ?? 0, lng[row] ?? 0) : 0);
  const newest: Order = (a, b) =>
    (publishedAt[rowAt(b)] ?? 0) - (publishedAt[rowAt(a)] ?? 0) ||
    ((columns.ids[rowAt(a)] ?? '') < (columns.ids[rowAt(b)] ?? '') ? -1 : 1);
  const by = (valueOf: (row: number) => number, then: Order): Order => {
    const values = new Float64Array(rows.length);
    for (let place = 0; place < rows.length; place += 1) values[place] = valueOf(rowAt(place));
    return (a, b) => {
      const [one, two] = [values[a] ?? 0, values[b] ?? 0];
      return one === two ? then(a, b) : one - two;
    };
  };
  const nearest = (): Order => (near ? by(kmTo, newest) : newest);
  const orders: Readonly<Record<SearchQuery['sort'], () => Order>> = {
    relevance: () => (matches ? by((row) => -matches.scoreOf(row), newest) : nearest()),
    distance: nearest,
    newest: () => newest,
    price: () => by(columns.priceOf(query), newest),
  };

  const [page, size] = [Math.max(1, Math.floor(query.page)), Math.max(0, Math.floor(query.size))];
  const from = (page - 1) * size;
  const places =
    from >= rows.length
      ? []
      : firstOf(rows.length, Math.min(page * size, rows.length), orders[query.sort]()).slice(from);
  return {
    hits: places.map(rowAt).map((row) => ({ id: columns.ids[row] ?? '', distanceKm: near ? kmTo(row) : null })),
    total: rows.length,
    totalIsExact: true,
    ...(query.facets && { facets: columns.facets(rows) }),
    ...(plan && plan.mended.length > 0 && { mended: plan.mended }),
    ...(matches && rows.length > 0 && !matches.called && { onlyMentioned: true }),
  };
}
