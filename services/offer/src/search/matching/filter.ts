import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import { bookableDays } from '@lendring/contracts/rules/booking-rules.js';
import { advanceProblem, closedProblem, type LoanTimes } from '@lendring/contracts/rules/why-not-bookable.js';
import type { SearchQuery } from '../search.port.js';
import { COMMERCIAL, COMMERCIAL_ONLY, FREE, LIVE, MEMBERS_ONLY, type Columns } from './columns.js';
import { dayNumber, daySet, type Facts, isHeldBack, isScarce, lengthsTake, timesOf, todayIn } from './facts.js';
import { chordError, distanceKm, inBox, squaredChord, squaredChordOf, vectorTo } from './geo.js';
import { wantedKeys } from './metadata.js';

type RowTest = (row: number) => boolean;

/**
 * Keeps the rows that pass among the first `count`, at the beginning of `rows` and in their order; returns their number.
 */
export type RowFilter = (rows: Int32Array, count: number) => number;

const where =
  (test: RowTest): RowFilter =>
  (rows, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = rows[i] as number;
      if (!test(row)) continue;
      rows[kept] = row;
      kept += 1;
    }
    return kept;
  };

/** Filter by flags, without a call per row as {@link where}: most rows of a search meet this filter and the next two. */
const withFlags =
  (flags: Uint8Array, mask: number, value: number): RowFilter =>
  (rows, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = rows[i] as number;
      rows[kept] = row;
      if (((flags[row] as number) & mask) === value) kept += 1;
    }
    return kept;
  };

/** Filter by a column of numbers, by a table of the passing ones. */
const among =
  (column: Int32Array, passing: Uint8Array): RowFilter =>
  (rows, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = rows[i] as number;
      rows[kept] = row;
      if (passing[column[row] as number] === 1) kept += 1;
    }
    return kept;
  };

/** Filter by distance, which is computed only for rows that are too near to the edge of the circle for the chord. */
const inCircle = (near: Point, radiusKm: number, { arrays: { lat, lng, x, y, z } }: Columns): RowFilter => {
  const centre = vectorTo(near);
  const edge = squaredChordOf(radiusKm);
  const [inside, outside] = [edge - chordError(edge), edge + chordError(edge)];
  return (rows, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = rows[i] as number;
      const chord = squaredChord(centre, x[row] as number, y[row] as number, z[row] as number);
      if (chord > outside) continue;
      if (chord > inside && distanceKm(near.lat, near.lng, lat[row] as number, lng[row] as number) > radiusKm) continue;
      rows[kept] = row;
      kept += 1;
    }
    return kept;
  };
};

const listsWith = (columns: Columns, wanted: readonly number[]): Uint8Array => {
  const set = new Set(wanted);
  return Uint8Array.from(columns.lists.values, (list) => (list.some((item) => set.has(item)) ? 1 : 0));
};

const listsAmong = (columns: Columns, wanted: readonly string[]): Uint8Array => {
  const set = new Set(wanted);
  return Uint8Array.from(columns.groupLists.values, (list) => (list.some((item) => set.has(item)) ? 1 : 0));
};

/**
 * Test of the opening days and booking rules with a number, evaluated once however many offers share them. As
 * `timesProblem`, but computes the days of a search once for all offers without booking rules in a time zone.
 */
const beginningAndEnding = (
  { freeOn = [], at }: SearchQuery,
  { times }: Columns,
): ((number: number) => boolean) | null => {
  const [first, last] = [freeOn[0], freeOn.at(-1)];
  if (first === undefined || last === undefined || at === undefined) return null;
  const days = { first, last };
  const withoutRules = new Map<string, boolean>();
  const isInTime = ({ rules, zone }: LoanTimes): boolean =>
    advanceProblem(bookableDays(rules, at, zone), days) === null;
  const isPossible = (one: NonNullable<Facts['times']>): boolean => {
    const loanTimes = timesOf(one);
    if (closedProblem(loanTimes.opening, days)) return false;
    if (one.rules) return isInTime(loanTimes);
    const known = withoutRules.get(one.zone) ?? isInTime(loanTimes);
    withoutRules.set(one.zone, known);
    return known;
  };
  const known: boolean[] = [];
  return (number) => {
    const one = times.values[number];
    return (known[number] ??= one === undefined || isPossible(one));
  };
};

/** Test of a row for loans that are not back; null for a search without free days or without a moment. */
const heldBack = ({ freeOn = [], at, quantity: wanted = 1 }: SearchQuery, columns: Columns): RowTest | null => {
  if (freeOn.length === 0 || at === undefined) return null;
  const days = new Set(freeOn.map(dayNumber));
  const today = todayIn(at);
  const { quantity, times } = columns.arrays;
  return (row) => {
    const late = columns.late[row];
    if (!late) return false;
    const zone = columns.times.values[times[row] ?? 0]?.zone ?? OPERATOR_TIME_ZONE;
    const stock = { quantity: quantity[row] ?? 1, scarceDays: columns.scarceDays[row] ?? [] };
    return isHeldBack(late, stock, { days, today: today(zone), wanted });
  };
};

/** Filter by days, of which most rows have none by their {@link daySet} already. */
const freeOn = (days: ReadonlySet<number>, { busyDays, arrays: { busy } }: Columns): RowFilter => {
  const wanted = daySet([...days]);
  return where((row) => {
    if (((busy[row] as number) & wanted) === 0) return true;
    for (const day of busyDays[row] ?? []) if (days.has(day)) return false;
    return true;
  });
};

/**
 * Compiles the filters into one, with cheap and selective ones first. Rows of removed documents never pass. Each filter
 * goes through all rows that its predecessors kept, because a loop over a column is several times as fast as a chain of
 * calls for each row.
 */
export function compileFilter(query: SearchQuery, columns: Columns): RowFilter {
  const { flags, owner, city, categories, payments, rents, groups, metadata, times, lengths, quantity, lat, lng } =
    columns.arrays;
  const filters: RowFilter[] = [];
  const add = (test: RowTest): void => void filters.push(where(test));

  let mask = LIVE;
  let value = LIVE;
  const flag = (bit: number, wanted: boolean | undefined): void => {
    if (wanted === undefined) return;
    mask |= bit;
    if (wanted) value |= bit;
  };
  flag(COMMERCIAL, query.commercial);
  flag(FREE, query.free);
  if (!query.includeCommercialOnly) flag(COMMERCIAL_ONLY, false);
  if (query.askersGroups.length === 0) flag(MEMBERS_ONLY, false);
  filters.push(withFlags(flags, mask, value));
  if (query.askersGroups.length > 0) {
    const own = listsAmong(columns, query.askersGroups);
    add((row) => ((flags[row] ?? 0) & MEMBERS_ONLY) === 0 || own[groups[row] ?? 0] === 1);
  }
  if (query.groupId !== undefined) filters.push(among(groups, listsAmong(columns, [query.groupId])));
  if (query.onlyIds) {
    const wanted = new Set(query.onlyIds.map(columns.row));
    add((row) => wanted.has(row));
  }

  const { box, near } = query;
  if (box) add((row) => inBox(box, lat[row] ?? 0, lng[row] ?? 0));
  if (near && near.radiusKm !== null) filters.push(inCircle(near, near.radiusKm, columns));

  if (query.delivers) {
    const { delivers } = columns.arrays;
    add((row) => (delivers[row] ?? 0) > 0);
    if (near) add((row) => distanceKm(near.lat, near.lng, lat[row] ?? 0, lng[row] ?? 0) <= (delivers[row] ?? 0));
  }

  const equals = (column: Int32Array, wanted: string | undefined): void => {
    if (wanted === undefined) return;
    const number = columns.strings.find(wanted);
    add((row) => column[row] === number);
  };
  equals(owner, query.ownerId);
  equals(city, query.cityId);

  const holds = (column: Int32Array, wanted: readonly number[] | undefined): void => {
    if (wanted && wanted.length > 0) filters.push(among(column, listsWith(columns, wanted)));
  };
  holds(categories, query.categoryId === undefined ? undefined : [query.categoryId]);
  holds(payments, query.paymentTypes);
  holds(rents, query.rentTypes);

  for (const keys of wantedKeys(query.metadata ?? [])) {
    const wanted = columns.pairsAmong(keys);
    const passing = Uint8Array.from(columns.metadataLists.values, (list) =>
      list.some((pair) => wanted.has(pair)) ? 1 : 0,
    );
    filters.push(among(metadata, passing));
  }

  const { maxPrice } = query;
  if (maxPrice !== undefined) {
    const priceOf = columns.priceOf(query);
    add((row) => priceOf(row) <= maxPrice);
  }
  const wanted = query.quantity ?? 1;
  if (wanted > 1) add((row) => (quantity[row] ?? 1) >= wanted);
  if (query.freeOn && query.freeOn.length > 0) {
    const days = new Set(query.freeOn.map(dayNumber));
    filters.push(freeOn(days, columns));
    if (wanted > 1) add((row) => !isScarce(columns.scarceDays[row] ?? [], days, wanted));
  }
  const isLent = heldBack(query, columns);
  if (isLent) add((row) => !isLent(row));
  const canBeginAndEnd = beginningAndEnding(query, columns);
  if (canBeginAndEnd) add((row) => canBeginAndEnd(times[row] ?? 0));
  const { takesDays } = query;
  if (takesDays !== undefined) {
    const taking = Uint8Array.from(columns.lengthLists.values, (list) =>
      list === null || lengthsTake(list, takesDays) ? 1 : 0,
    );
    filters.push(among(lengths, taking));
  }
  if (query.excludeIds && query.excludeIds.length > 0) {
    const excluded = new Set(query.excludeIds.map(columns.row));
    add((row) => !excluded.has(row));
  }
  return (rows, count) => filters.reduce((kept, filter) => filter(rows, kept), count);
}
