import { fields, type Field, type QueryWord } from '../analysis/analyse.js';
import { callingBits, callingOf } from './called.js';
import { LIVE, type Columns } from './columns.js';
import type { RowFilter } from './filter.js';
import { bySize, intersect, lookUp, noPostings, type Postings, weaker } from './postings.js';
import { createRowSet } from './row-set.js';
import type { Vocabulary } from './vocabulary.js';
import type { Mended } from '../search.port.js';
import { corrections, FEW, knownBy, mendedOf, waysTo, type Way as AskedWay } from './ways.js';

export type PostingsOf = (stemmed: string, prefix: boolean) => Postings;

/**
 * One way to satisfy a word: every list must contain the row. `factor`: quality of the match; `calling`: fields in
 * which a match names the offer.
 */
type Way = Readonly<{ lists: readonly Postings[]; factor: number; calling: number }>;
export type Slot = Readonly<{ ways: readonly Way[]; rarity: number; size: number }>;

/** Rows to which a search is limited by place or id, in parts without order, and possibly with a few others. */
export type Region = Readonly<{ parts: readonly (readonly number[])[]; size: number }>;

export type Rows = Readonly<{ end: number; arrays: Readonly<{ titleWords: Uint8Array; quality: Float32Array }> }>;

const weights: Readonly<Record<Field, number>> = { title: 10, parts: 7, tags: 6, keywords: 3, body: 1 };

/**
 * Additional fields count a tenth of their weight; a match in the category's keywords confirms the meaning and counts
 * more.
 */
const further = (field: Field): number => (field === 'keywords' ? CONFIRMED : weights[field] / 10);
const CONFIRMED = 3.5;

const weightOf = Float32Array.from({ length: 1 << fields.length }, (_, found) => {
  const [best, ...others] = fields.filter((__, bit) => (found >> bit) & 1);
  return best ? others.reduce((sum, field) => sum + further(field), weights[best]) : 0;
});

export const rarityOf = (holding: number, all: number): number => {
  const frequency = Math.min(holding, all);
  return Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5));
};

/** Number of existing rows in a list, exact below {@link FEW}. */
const liveRows = ({ size, rows, found }: Postings, { arrays: { flags } }: Columns): number => {
  let count = 0;
  const isLive = (row: number): boolean => ((flags[row] ?? 0) & LIVE) !== 0;
  if (rows) for (let i = 0; i < size && count < FEW; i += 1) count += isLive(rows[i] as number) ? 1 : 0;
  else for (let row = 0; row < found.length && count < FEW; row += 1) count += found[row] !== 0 && isLive(row) ? 1 : 0;
  return count < FEW ? count : size;
};

export function planSlots(
  words: readonly QueryWord[],
  columns: Columns,
  vocabulary: Vocabulary,
  postings: PostingsOf,
  names: ReadonlySet<string>,
): Readonly<{ slots: readonly Slot[]; mended: readonly Mended[] }> {
  const found = ({ asked, factor }: AskedWay): readonly Way[] => {
    const lists = asked.map(({ stemmed, prefix }) => postings(stemmed, prefix));
    return lists.every(({ size }) => size > 0)
      ? [{ lists, factor, calling: callingBits[callingOf(asked, names)] }]
      : [];
  };
  const asTyped = words.map((_, index) => waysTo(words, index, vocabulary).flatMap(found));
  const live = (stemmed: string): number => liveRows(postings(stemmed, false), columns);
  const corrected = corrections(
    words,
    (index) =>
      knownBy(
        live(words[index]?.stemmed ?? ''),
        asTyped[index] ?? [],
        ({ lists }) => lists.length > 1,
        ({ lists }) => liveRows(intersect(lists, weightOf), columns),
      ),
    vocabulary,
    live,
  );
  const slots = words.map(({ stemmed }, index): Slot => {
    const ways = [...(asTyped[index] ?? []), ...(corrected[index]?.ways ?? []).flatMap(found)];
    const size = ways.reduce((sum, { lists }) => sum + Math.min(...lists.map((list) => list.size)), 0);
    return { ways, size, rarity: rarityOf(postings(stemmed, false).size || size, columns.count) };
  });
  return { slots, mended: mendedOf(words, corrected) };
}

/**
 * Rows that match, in ascending order, valid until the next search. `called`: the words name these rows; otherwise the
 * rows merely mention the words. `scoreOf` takes the place of a row in `rows`.
 */
export type Matches = Readonly<{ rows: Int32Array; called: boolean; scoreOf: (place: number) => number }>;

const scratchFor = (size: number) => ({
  rows: new Int32Array(size),
  /** Matches of a way: places in `rows`, and fields. */
  places: new Int32Array(size),
  matchedFields: new Uint8Array(size),
  /** The rows of these matches, and those among them that match a further list of the way. */
  matched: new Int32Array(size),
  furtherPlaces: new Int32Array(size),
  furtherFields: new Uint8Array(size),
  /** Score of the best way of the current slot; negative for a row without any. */
  best: new Float32Array(size),
  /** Sum of the scores of the previous slots. */
  total: new Float32Array(size),
  calling: new Uint8Array(size),
});

/** Searches of one index, which use the same scratch arrays. */
export function createMatcher() {
  let scratch = scratchFor(0);
  const set = createRowSet();

  /**
   * Finds the rows among the first `count` that are in all lists of a way, with the fields of the lowest weight; returns
   * their number.
   */
  const lookUpWay = ({ lists }: Way, count: number): number => {
    const { rows, places, matchedFields, matched, furtherPlaces, furtherFields } = scratch;
    const [first = noPostings, ...others] = bySize(lists);
    let matches = lookUp(first, rows, count, places, matchedFields);
    for (const list of others) {
      for (let i = 0; i < matches; i += 1) matched[i] = rows[places[i] as number] as number;
      matches = lookUp(list, matched, matches, furtherPlaces, furtherFields);
      for (let i = 0; i < matches; i += 1) {
        const at = furtherPlaces[i] as number;
        places[i] = places[at] as number;
        matchedFields[i] = weaker(matchedFields[at] as number, furtherFields[i] as number, weightOf);
      }
    }
    return matches;
  };

  /** Moves the first `count` rows that are kept to the beginning, with their scores; returns their number. */
  const keep = (count: number, isKept: (place: number) => boolean): number => {
    const { rows, best, total, calling } = scratch;
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      if (!isKept(i)) continue;
      rows[kept] = rows[i] as number;
      best[kept] = best[i] as number;
      total[kept] = total[i] as number;
      calling[kept] = calling[i] as number;
      kept += 1;
    }
    return kept;
  };

  /** Scores the first `count` rows by a slot and keeps those that satisfy it; returns their number. */
  const keepSlot = ({ ways, rarity }: Slot, count: number): number => {
    const { places, matchedFields, best, total, calling } = scratch;
    for (let i = 0; i < count; i += 1) total[i] = (total[i] as number) + (best[i] as number);
    best.fill(-1, 0, count);
    for (const way of ways) {
      const worth = way.factor * rarity;
      const matches = lookUpWay(way, count);
      for (let i = 0; i < matches; i += 1) {
        const [place, fieldsOf] = [places[i] as number, matchedFields[i] as number];
        if ((fieldsOf & way.calling) !== 0) calling[place] = 1;
        const score = (weightOf[fieldsOf] as number) * worth;
        if (score > (best[place] as number)) best[place] = score;
      }
    }
    return keep(count, (place) => (best[place] as number) >= 0);
  };

  /** Writes the rows of a region into the scratch array; returns their number. */
  const take = ({ parts }: Region, end: number): number => {
    set.clear(end);
    for (const rows of parts) set.add(rows);
    return set.copyTo(scratch.rows);
  };

  /** Writes the rows of the rarest slot, or those of a region if they are fewer, into the scratch array. */
  const candidates = (rarest: Slot, end: number, region: Region | null): number => {
    if (region && region.size < rarest.size) return take(region, end);
    set.clear(end);
    for (const { lists } of rarest.ways) set.addPostings(intersect(lists, weightOf));
    return set.copyTo(scratch.rows);
  };

  const makeRoom = ({ end, arrays }: Rows): void => {
    if (scratch.rows.length < end) scratch = scratchFor(arrays.titleWords.length);
  };

  return {
    /** Rows that pass the filter, of a region or of the whole index. */
    browse(columns: Rows, filter: RowFilter, region: Region | null): Int32Array {
      makeRoom(columns);
      const { rows } = scratch;
      let count = columns.end;
      if (region) count = take(region, columns.end);
      else for (let row = 0; row < count; row += 1) rows[row] = row;
      return rows.subarray(0, filter(rows, count));
    },

    /**
     * Rows that satisfy every slot and the filter, scored by the sum of their best ways (field weight × factor ×
     * rarity). The rarest word goes first. Drops rows that merely mention the words if the words name other rows, or
     * with `calledOnly`.
     */
    match(
      slots: readonly Slot[],
      columns: Rows,
      filter: RowFilter,
      region: Region | null,
      calledOnly = false,
    ): Matches {
      makeRoom(columns);
      const { rows, best, total, calling } = scratch;
      const ordered = slots.toSorted((a, b) => a.size - b.size);
      const [rarest] = ordered;
      let count = rarest ? filter(rows, candidates(rarest, columns.end, region)) : 0;
      for (const scores of [best, total, calling]) scores.fill(0, 0, count);
      for (const slot of ordered) count = keepSlot(slot, count);
      let called = false;
      for (let i = 0; i < count && !called; i += 1) called = calling[i] === 1;
      if (called || calledOnly) count = keep(count, (place) => calling[place] === 1);
      const { titleWords, quality } = columns.arrays;
      return {
        rows: rows.subarray(0, count),
        called,
        scoreOf: (place) => {
          const row = rows[place] as number;
          return (
            (((total[place] as number) + (best[place] as number)) * (0.95 + (quality[row] as number) / 20)) /
            (1 + 0.04 * (titleWords[row] as number))
          );
        },
      };
    },
  };
}
export type Matcher = ReturnType<typeof createMatcher>;
