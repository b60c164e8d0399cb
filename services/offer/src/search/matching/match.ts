import { fields, type Field, type QueryWord } from '../analysis/analyse.js';
import { callingBits, callingOf } from './called.js';
import { LIVE, type Columns } from './columns.js';
import type { RowTest } from './filter.js';
import { find, intersect, MUCH_LONGER, type Postings } from './postings.js';
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

const liveRows = ({ rows }: Postings, { arrays: { flags } }: Columns): number => {
  let count = 0;
  for (let i = 0; i < rows.length && count < FEW; i += 1) if (((flags[rows[i] ?? 0] ?? 0) & LIVE) !== 0) count += 1;
  return count < FEW ? count : rows.length;
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
    return lists.every(({ rows }) => rows.length > 0)
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
    const size = ways.reduce((sum, { lists }) => sum + Math.min(...lists.map(({ rows }) => rows.length)), 0);
    return { ways, size, rarity: rarityOf(postings(stemmed, false).rows.length || size, columns.count) };
  });
  return { slots, mended: mendedOf(words, corrected) };
}

export type Matches = Readonly<{ rows: readonly number[]; called: boolean; scoreOf: (row: number) => number }>;

export function createMatcher() {
  let best = new Float32Array(0);
  let total = new Float32Array(0);
  /** Last round that a row passed; negative for the round in which the filter refused it. */
  let round = new Int32Array(0);
  let rounds = 0;
  let called = new Int32Array(0);
  let searches = 0;

  /**
   * Rows that satisfy every slot and the filter, scored by the sum of their best ways (field weight × factor ×
   * rarity). The rarest word goes first; `start` limits the candidate rows. Drops rows that merely mention the words
   * if the words name other rows, or with `calledOnly`.
   */
  return (
    slots: readonly Slot[],
    columns: Rows,
    passes: RowTest,
    start: readonly number[] | null,
    calledOnly = false,
  ): Matches => {
    searches += 1;
    if (round.length < columns.end) {
      const size = columns.arrays.titleWords.length;
      [best, total, round, rounds] = [new Float32Array(size), new Float32Array(size), new Int32Array(size), 0];
      called = new Int32Array(size);
    }
    let rows: readonly number[] | null = null;
    if (start) {
      rounds += 1;
      rows = start.filter(passes);
      for (const row of rows) [round[row], total[row], best[row]] = [rounds, 0, 0];
    }
    for (const { ways, rarity } of slots.toSorted((a, b) => a.size - b.size)) {
      const previous = rounds;
      rounds += 1;
      const reached: number[] = [];
      const reach = (row: number, score: number): void => {
        if (round[row] === rounds) {
          if (score > (best[row] as number)) best[row] = score;
          return;
        }
        if (rows === null) {
          if (round[row] === -rounds) return;
          if (!passes(row)) {
            round[row] = -rounds;
            return;
          }
          total[row] = 0;
        } else {
          if (round[row] !== previous) return;
          total[row] = (total[row] as number) + (best[row] as number);
        }
        round[row] = rounds;
        best[row] = score;
        reached.push(row);
      };
      for (const { lists, factor, calling } of ways) {
        const list = intersect(lists, weightOf);
        const worth = factor * rarity;
        if (rows !== null && rows.length * MUCH_LONGER < list.rows.length) {
          for (const row of rows) {
            const at = find(list, row);
            if (at < 0) continue;
            const fieldsOf = list.found[at] as number;
            if ((fieldsOf & calling) !== 0) called[row] = searches;
            reach(row, (weightOf[fieldsOf] as number) * worth);
          }
        } else {
          for (let i = 0; i < list.rows.length; i += 1) {
            const row = list.rows[i] as number;
            const fieldsOf = list.found[i] as number;
            if ((fieldsOf & calling) !== 0) called[row] = searches;
            reach(row, (weightOf[fieldsOf] as number) * worth);
          }
        }
      }
      rows = reached;
      if (rows.length === 0) break;
    }
    const { titleWords, quality } = columns.arrays;
    const found = slots.length > 0 ? (rows ?? []) : [];
    const calledSo = found.filter((row) => called[row] === searches);
    return {
      rows: calledOnly || calledSo.length > 0 ? calledSo : found,
      called: calledSo.length > 0,
      scoreOf: (row) =>
        (((total[row] ?? 0) + (best[row] ?? 0)) * (0.95 + (quality[row] ?? 0) / 20)) /
        (1 + 0.04 * (titleWords[row] ?? 0)),
    };
  };
}
