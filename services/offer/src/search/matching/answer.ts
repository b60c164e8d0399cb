import { queryWords } from '../analysis/analyse.js';
import type { SearchQuery, SearchResult } from '../search.port.js';
import type { Columns } from './columns.js';
import { compileFilter } from './filter.js';
import { boxAround, chordError, distanceKm, squaredChord, vectorTo } from './geo.js';
import { namesOf } from './called.js';
import { planSlots, type Matcher, type PostingsOf, type Region } from './match.js';
import { firstOf, type Order } from './top.js';
import type { Vocabulary } from './vocabulary.js';

export type Searchable = Readonly<{ columns: Columns; vocabulary: Vocabulary; matcher: Matcher; postings: PostingsOf }>;

const regionOf = ({ onlyIds, box, near }: SearchQuery, { row, grid }: Columns): Region | null => {
  const around = box ?? (near && near.radiusKm !== null ? boxAround(near, near.radiusKm) : null);
  const parts = onlyIds ? [onlyIds.flatMap((id) => row(id) ?? [])] : around && grid.within(around);
  return parts && { parts, size: parts.reduce((size, { length }) => size + length, 0) };
};

const keysOf = (rows: Int32Array, keyOf: (row: number, place: number) => number): Float64Array => {
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) keys[place] = keyOf(rows[place] as number, place);
  return keys;
};

/** Hits of a page in the order of the query, of all `rows`; `scoreOf` is null without text. */
const pageOf = (
  { near, sort, page, size, ...query }: SearchQuery,
  columns: Columns,
  rows: Int32Array,
  scoreOf: ((place: number) => number) | null,
): SearchResult['hits'] => {
  const { ids } = columns;
  const { lat, lng, x, y, z, publishedAt } = columns.arrays;
  const kmTo = (row: number): number =>
    near ? distanceKm(near.lat, near.lng, lat[row] as number, lng[row] as number) : 0;

  const firstPage = Math.max(1, Math.floor(page));
  const pageSize = Math.max(0, Math.floor(size));
  const [from, to] = [(firstPage - 1) * pageSize, Math.min(firstPage * pageSize, rows.length)];
  if (from >= to) return [];

  const first = (among: Int32Array, keys: Float64Array): readonly number[] => {
    const publishedOf = (place: number): number => publishedAt[among[place] as number] as number;
    const idOf = (place: number): string => ids[among[place] as number] as string;
    const newer: Order = (a, b) => publishedOf(b) - publishedOf(a) || (idOf(a) < idOf(b) ? -1 : 1);
    return firstOf(keys, among.length, to, newer).map((place) => among[place] as number);
  };
  const by = (keyOf: (row: number, place: number) => number): readonly number[] => first(rows, keysOf(rows, keyOf));
  const newest = (): readonly number[] => by((row) => -(publishedAt[row] as number));
  /** Compute distances only of the rows whose chords may be among the shortest. */
  const nearest = (): readonly number[] => {
    if (!near) return newest();
    const centre = vectorTo(near);
    const chords = keysOf(rows, (row) => squaredChord(centre, x[row] as number, y[row] as number, z[row] as number));
    const last = firstOf(chords, rows.length, to, () => 0).at(-1);
    const longest = chords[last as number] as number;
    const close = rows.filter((_, place) => (chords[place] as number) <= longest + 2 * chordError(longest));
    return first(close, keysOf(close, kmTo));
  };
  const orders: Readonly<Record<SearchQuery['sort'], () => readonly number[]>> = {
    relevance: () => (scoreOf ? by((_, place) => -scoreOf(place)) : nearest()),
    distance: nearest,
    newest,
    price: () => by(columns.priceOf(query)),
  };
  return orders[sort]()
    .slice(from)
    .map((row) => ({ id: ids[row] as string, distanceKm: near ? kmTo(row) : null }));
};

export function answer(query: SearchQuery, { columns, vocabulary, matcher, postings }: Searchable): SearchResult {
  const text = query.text?.trim() ?? '';
  const filter = compileFilter(query, columns);
  const region = regionOf(query, columns);
  const plan = text === '' ? null : planSlots(queryWords(text), columns, vocabulary, postings, namesOf(query));
  const matches = plan && matcher.match(plan.slots, columns, filter, region, query.calledSo);
  const rows = matches?.rows ?? matcher.browse(columns, filter, region);
  return {
    hits: pageOf(query, columns, rows, matches && matches.scoreOf),
    total: rows.length,
    totalIsExact: true,
    ...(query.facets && { facets: columns.facets(rows) }),
    ...(plan && plan.mended.length > 0 && { mended: plan.mended }),
    ...(matches && rows.length > 0 && !matches.called && { onlyMentioned: true }),
  };
}
