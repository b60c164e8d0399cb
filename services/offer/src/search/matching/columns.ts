import { centsForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { Opening } from '@lendring/contracts/rules/opening-days.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
import type { SearchQuery } from '../search.port.js';
import { daySet, isDated, termsOf, timesOf, type Facts } from './facts.js';
import { vectorTo } from './geo.js';
import { createGrid } from './grid.js';
import { facetsOf, keysOf, type Facet, type MetadataKeys, type MetadataPair } from './metadata.js';

function interned<T>(key: (value: T) => string) {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    find: (value: T): number => numbers.get(key(value)) ?? -1,
    add(value: T): number {
      const name = key(value);
      let number = numbers.get(name);
      if (number === undefined) numbers.set(name, (number = values.push(value) - 1));
      return number;
    },
  };
}

const grown = (known: Float64Array | undefined, length: number): Float64Array => {
  if (known && known.length >= length) return known;
  const longer = new Float64Array(2 * length).fill(NaN);
  longer.set(known ?? []);
  return longer;
};

/** Queries by different first days and numbers of units whose totals are cached. */
const MOST_DATED = 64;

type PriceQuery = Pick<SearchQuery, 'days' | 'firstDay' | 'quantity'>;

export const LIVE = 1;
export const COMMERCIAL = 2;
export const COMMERCIAL_ONLY = 4;
export const FREE = 8;
export const MEMBERS_ONLY = 16;

const arraysFor = (size: number) => ({
  flags: new Uint8Array(size),
  titleWords: new Uint8Array(size),
  quality: new Float32Array(size),
  lat: new Float64Array(size),
  lng: new Float64Array(size),
  /** The point as a vector to the unit sphere. */
  x: new Float64Array(size),
  y: new Float64Array(size),
  z: new Float64Array(size),
  price: new Float64Array(size),
  publishedAt: new Float64Array(size),
  owner: new Int32Array(size),
  city: new Int32Array(size),
  categories: new Int32Array(size),
  payments: new Int32Array(size),
  rents: new Int32Array(size),
  prices: new Int32Array(size),
  lengths: new Int32Array(size),
  quantity: new Uint16Array(size),
  /** Kilometres of delivery; 0: none. */
  delivers: new Uint16Array(size),
  groups: new Int32Array(size),
  metadata: new Int32Array(size),
  /** Busy days, as {@link daySet}. */
  busy: new Int32Array(size),
  times: new Int32Array(size),
});

/** Bayesian average rating from 0 to 1, drawn to the middle while there are few ratings. */
export const quality = (sum: number, count: number): number => (sum + 4 * 3.5) / (count + 4) / 5;

/**
 * Facts of all documents in typed arrays by row, about 110 bytes each. Filtering 100,000 rows takes about a millisecond,
 * compared with fifty for table lookups.
 */
export function createColumns() {
  let arrays = arraysFor(1024);
  const ids: string[] = [];
  const busyDays: (readonly number[] | undefined)[] = [];
  const scarceDays: (readonly number[] | undefined)[] = [];
  const late: (readonly number[] | undefined)[] = [];
  const rows = new Map<string, number>();
  const grid = createGrid();
  const strings = interned((text: string) => text);
  const lists = interned((list: readonly number[]) => list.join());
  const groupLists = interned((list: readonly string[]) => list.join());
  const priceLists = interned((list: readonly number[]) => list.join());
  const pairs = interned(({ name, value }: MetadataPair) => `${name}\n${value}`);
  const pairKeys: MetadataKeys[] = [];
  const metadataLists = interned((list: readonly number[]) => list.join());
  /** Scratch for facets, all zero between searches. */
  let offersByList = new Int32Array(64);
  const lengthLists = interned((list: readonly number[] | null) => list?.join() ?? '');

  const times = interned((one: Facts['times']) => JSON.stringify(one ?? null));

  /** Totals by days and units. */
  const totals = new Map<string, Float64Array>();
  /**
   * Totals by days, units and first day, of price lists with seasons or weekends, each at the times of some offers: by
   * list and times.
   */
  const datedTotals = new Map<string, Map<string, number>>();
  const datedFor = (name: string): Map<string, number> => {
    const known = datedTotals.get(name);
    if (known) return known;
    if (datedTotals.size >= MOST_DATED) datedTotals.clear();
    const fresh = new Map<string, number>();
    datedTotals.set(name, fresh);
    return fresh;
  };

  const makeRoom = (row: number): void => {
    if (row >= arrays.flags.length) {
      const larger = arraysFor(2 ** Math.ceil(Math.log2(row + 1)));
      for (const name of Object.keys(arrays) as (keyof typeof arrays)[]) larger[name].set(arrays[name]);
      arrays = larger;
    }
    while (ids.length <= row) {
      ids.push('');
      busyDays.push(undefined);
      scarceDays.push(undefined);
      late.push(undefined);
    }
  };

  return {
    get arrays() {
      return arrays;
    },
    get count() {
      return rows.size;
    },
    get end() {
      return ids.length;
    },
    ids,
    grid,
    busyDays,
    scarceDays,
    late,
    strings,
    lists,
    groupLists,
    lengthLists,
    metadataLists,
    /** Numbers of the metadata pairs with one of the keys. */
    pairsAmong: (keys: ReadonlySet<string>): ReadonlySet<number> =>
      new Set(pairKeys.flatMap((key, number) => (keys.has(key.pair) ? [number] : []))),
    times,
    row: (id: string): number | undefined => rows.get(id),

    /**
     * Returns a function for the price in cents of `quantity` units for `days` days at a row, or for the cheapest single
     * day if `days` is undefined; Infinity without a price. Totals are cached per price list, which many offers share;
     * those with prices of seasons or weekends also by the first day and the opening times.
     */
    priceOf({ days, firstDay, quantity = 1 }: PriceQuery): (row: number) => number {
      if (days === undefined) return (row) => (arrays.price[row] ?? Infinity) * quantity;
      const name = `${days} ${quantity}`;
      if (totals.size >= MOST_DATED && !totals.has(name)) totals.clear();
      const cents = grown(totals.get(name), priceLists.values.length);
      totals.set(name, cents);
      const onDay = datedFor(`${name} ${firstDay ?? ''}`);
      const price = (terms: readonly PricingTerms[], first?: string, opening?: Opening): number =>
        centsForDays(terms, days, quantity, first, opening) ?? Infinity;
      return (row) => {
        const list = arrays.prices[row] ?? 0;
        const plain = cents[list] ?? NaN;
        if (!Number.isNaN(plain)) return plain;
        const place = arrays.times[row] ?? 0;
        const dated = onDay.get(`${list} ${place}`);
        if (dated !== undefined) return dated;
        const terms = termsOf(priceLists.values[list] ?? []);
        if (!isDated(terms)) return (cents[list] = price(terms));
        const known = times.values[place];
        const total = price(terms, firstDay, known && timesOf(known).opening);
        onDay.set(`${list} ${place}`, total);
        return total;
      };
    },

    /** Metadata of the offers at some rows; most lists of all offers are not among them. */
    facets(hits: Int32Array): readonly Facet[] {
      if (offersByList.length < metadataLists.values.length)
        offersByList = new Int32Array(2 * metadataLists.values.length);
      const found: number[] = [];
      for (const row of hits) {
        const list = arrays.metadata[row] as number;
        if (offersByList[list] === 0) found.push(list);
        offersByList[list] = (offersByList[list] as number) + 1;
      }
      const counts = new Map<number, number>();
      for (const list of found) {
        for (const pair of metadataLists.values[list] ?? [])
          counts.set(pair, (counts.get(pair) ?? 0) + (offersByList[list] as number));
        offersByList[list] = 0;
      }
      const counted = [...counts]
        .toSorted(([one], [other]) => one - other)
        .map(([number, count]) => ({ ...(pairs.values[number] as MetadataPair), number, count }));
      return facetsOf(counted, ({ number }) => pairKeys[number] as MetadataKeys);
    },

    set(id: string, row: number | null, facts: Facts | null): void {
      const old = rows.get(id);
      if (old !== undefined && old !== row) {
        arrays.flags[old] = 0;
        busyDays[old] = undefined;
        scarceDays[old] = undefined;
        late[old] = undefined;
        rows.delete(id);
        grid.remove(old, arrays.lat[old] ?? 0, arrays.lng[old] ?? 0);
      }
      if (row === null || facts === null) return;
      makeRoom(row);
      const { lat, lng } = facts.point;
      if (old !== row) grid.add(row, lat, lng);
      else if (arrays.lat[row] !== lat || arrays.lng[row] !== lng) {
        grid.remove(row, arrays.lat[row] ?? 0, arrays.lng[row] ?? 0);
        grid.add(row, lat, lng);
      }
      rows.set(id, row);
      ids[row] = id;
      busyDays[row] = facts.busyDays.length > 0 ? facts.busyDays : undefined;
      arrays.busy[row] = daySet(facts.busyDays);
      scarceDays[row] = facts.scarceDays;
      late[row] = facts.late;
      arrays.flags[row] =
        LIVE |
        (facts.commercial ? COMMERCIAL : 0) |
        (facts.commercialOnly ? COMMERCIAL_ONLY : 0) |
        (facts.free ? FREE : 0) |
        (facts.membersOnly ? MEMBERS_ONLY : 0);
      arrays.titleWords[row] = Math.min(255, facts.titleWords);
      arrays.quality[row] = quality(facts.ratingSum, facts.ratingCount);
      arrays.lat[row] = lat;
      arrays.lng[row] = lng;
      const { x, y, z } = vectorTo(facts.point);
      arrays.x[row] = x;
      arrays.y[row] = y;
      arrays.z[row] = z;
      arrays.price[row] = facts.free ? 0 : (facts.dayPrice ?? Infinity);
      arrays.publishedAt[row] = facts.publishedAt;
      arrays.owner[row] = strings.add(facts.ownerId);
      arrays.city[row] = strings.add(facts.cityId);
      arrays.categories[row] = lists.add(facts.categories);
      arrays.payments[row] = lists.add(facts.paymentTypes);
      arrays.rents[row] = lists.add(facts.rentTypes);
      arrays.prices[row] = priceLists.add(facts.prices ?? []);
      arrays.groups[row] = groupLists.add(facts.groups);
      const found: number[] = [];
      for (let at = 0; at + 1 < (facts.metadata?.length ?? 0); at += 2) {
        const pair = { name: facts.metadata?.[at] ?? '', value: facts.metadata?.[at + 1] ?? '' };
        const number = pairs.add(pair);
        pairKeys[number] ??= keysOf(pair);
        found.push(number);
      }
      arrays.metadata[row] = metadataLists.add(found);
      arrays.times[row] = times.add(facts.times);
      arrays.quantity[row] = facts.quantity ?? 1;
      arrays.delivers[row] = facts.deliversKm ?? 0;
      arrays.lengths[row] = lengthLists.add(facts.lengths ?? null);
    },
  };
}
export type Columns = ReturnType<typeof createColumns>;
