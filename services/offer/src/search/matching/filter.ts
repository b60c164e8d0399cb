import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { bookableDays } from '@lendring/contracts/rules/booking-rules.js';
import { advanceProblem, closedProblem, type LoanTimes } from '@lendring/contracts/rules/why-not-bookable.js';
import type { SearchQuery } from '../search.port.js';
import { COMMERCIAL, COMMERCIAL_ONLY, FREE, LIVE, MEMBERS_ONLY, type Columns } from './columns.js';
import { dayNumber, type Facts, isHeldBack, isScarce, lengthsTake, timesOf, todayIn } from './facts.js';
import { boxAround, distanceKm, inBox } from './geo.js';
import { wantedKeys } from './metadata.js';

export type RowTest = (row: number) => boolean;

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

/**
 * Compiles the filters into one row test, with cheap and selective filters first. Rows of removed documents never pass.
 */
export function compileFilter(query: SearchQuery, columns: Columns): RowTest {
  const { flags, owner, city, categories, payments, rents, groups, quantity, lat, lng } = columns.arrays;
  const tests: RowTest[] = [];

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
  tests.push((row) => ((flags[row] ?? 0) & mask) === value);
  if (query.askersGroups.length > 0) {
    const own = listsAmong(columns, query.askersGroups);
    tests.push((row) => ((flags[row] ?? 0) & MEMBERS_ONLY) === 0 || own[groups[row] ?? 0] === 1);
  }
  if (query.groupId !== undefined) {
    const within = listsAmong(columns, [query.groupId]);
    tests.push((row) => within[groups[row] ?? 0] === 1);
  }
  if (query.onlyIds) {
    const wanted = new Set(query.onlyIds.map(columns.row));
    tests.push((row) => wanted.has(row));
  }

  const { box, near } = query;
  if (box) tests.push((row) => inBox(box, lat[row] ?? 0, lng[row] ?? 0));
  if (near && near.radiusKm !== null) {
    const { radiusKm } = near;
    const around = boxAround(near, radiusKm);
    tests.push((row) => inBox(around, lat[row] ?? 0, lng[row] ?? 0));
    tests.push((row) => distanceKm(near.lat, near.lng, lat[row] ?? 0, lng[row] ?? 0) <= radiusKm);
  }

  if (query.delivers) {
    const { delivers } = columns.arrays;
    tests.push((row) => (delivers[row] ?? 0) > 0);
    if (near) tests.push((row) => distanceKm(near.lat, near.lng, lat[row] ?? 0, lng[row] ?? 0) <= (delivers[row] ?? 0));
  }

  const equals = (column: Int32Array, wanted: string | undefined): void => {
    if (wanted === undefined) return;
    const number = columns.strings.find(wanted);
    tests.push((row) => column[row] === number);
  };
  equals(owner, query.ownerId);
  equals(city, query.cityId);

  const holds = (column: Int32Array, wanted: readonly number[] | undefined): void => {
    if (!wanted || wanted.length === 0) return;
    const passing = listsWith(columns, wanted);
    tests.push((row) => passing[column[row] ?? 0] === 1);
  };
  holds(categories, query.categoryId === undefined ? undefined : [query.categoryId]);
  holds(payments, query.paymentTypes);
  holds(rents, query.rentTypes);

  for (const keys of wantedKeys(query.metadata ?? [])) {
    const wanted = columns.pairsAmong(keys);
    const passing = Uint8Array.from(columns.metadataLists.values, (list) =>
      list.some((pair) => wanted.has(pair)) ? 1 : 0,
    );
    tests.push((row) => passing[columns.arrays.metadata[row] ?? 0] === 1);
  }

  const { maxPrice } = query;
  if (maxPrice !== undefined) {
    const priceOf = columns.priceOf(query);
    tests.push((row) => priceOf(row) <= maxPrice);
  }
  const wanted = query.quantity ?? 1;
  if (wanted > 1) tests.push((row) => (quantity[row] ?? 1) >= wanted);
  if (query.freeOn && query.freeOn.length > 0) {
    const days = new Set(query.freeOn.map(dayNumber));
    tests.push((row) => !columns.busyDays[row]?.some((day) => days.has(day)));
    if (wanted > 1) tests.push((row) => !isScarce(columns.scarceDays[row] ?? [], days, wanted));
  }
  const isLent = heldBack(query, columns);
  if (isLent) tests.push((row) => !isLent(row));
  const canBeginAndEnd = beginningAndEnding(query, columns);
  if (canBeginAndEnd) tests.push((row) => canBeginAndEnd(columns.arrays.times[row] ?? 0));
  const { takesDays } = query;
  if (takesDays !== undefined) {
    const taking = Uint8Array.from(columns.lengthLists.values, (list) =>
      list === null || lengthsTake(list, takesDays) ? 1 : 0,
    );
    tests.push((row) => taking[columns.arrays.lengths[row] ?? 0] === 1);
  }
  if (query.excludeIds && query.excludeIds.length > 0) {
    const excluded = new Set(query.excludeIds.map(columns.row));
    tests.push((row) => !excluded.has(row));
  }
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}
