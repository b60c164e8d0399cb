import { expect, it } from 'vitest';
import fc from 'fast-check';
import { fields } from '../analysis/analyse.js';
import type { RowFilter } from './filter.js';
import { createMatcher, type Rows, type Slot } from './match.js';
import { mergeFields } from './postings.js';

const END = 60;
const matcher = createMatcher();

/** Rows of a word by field, as numbers below `END`. */
type Word = readonly (readonly number[])[];
type Naive = Readonly<{ words: readonly Word[]; factor: number; calling: number }>;

const rowsArbitrary = fc.uniqueArray(fc.nat(END - 1)).map((rows) => rows.toSorted((a, b) => a - b));
const word: fc.Arbitrary<Word> = fc.array(rowsArbitrary, { maxLength: fields.length });
const way: fc.Arbitrary<Naive> = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 3 }),
  factor: fc.constantFrom(1, 0.9, 0.6),
  calling: fc.constantFrom(0b00111, 0b01111),
});
const slot = fc.record({ ways: fc.array(way, { maxLength: 4 }), rarity: fc.constantFrom(0.5, 2, 3.25) });

const weights = [10, 7, 6, 3, 1];
const further = [1, 0.7, 0.6, 3.5, 0.1];
const bitsOf = (of: Word, row: number): number =>
  of.reduce((bits, rows, field) => (rows.includes(row) ? bits | (1 << field) : bits), 0);
const weightOf = (bits: number): number => {
  const [best, ...others] = [...weights.keys()].filter((field) => ((bits >> field) & 1) === 1);
  return best === undefined ? 0 : others.reduce((sum, field) => sum + (further[field] ?? 0), weights[best] ?? 0);
};

/** Matches of a way at a row: fields of the word with the lowest weight, and their score. */
const matchOf = ({ words, factor, calling }: Naive, rarity: number, row: number) => {
  const [weakest = 0] = words.map((one) => bitsOf(one, row)).toSorted((a, b) => weightOf(a) - weightOf(b));
  return weakest === 0 ? [] : [{ score: weightOf(weakest) * factor * rarity, isCalled: (weakest & calling) !== 0 }];
};

it('finds and scores the rows that a scan of all rows finds', () => {
  const columns: Rows = {
    end: END,
    arrays: { titleWords: new Uint8Array(END).fill(3), quality: new Float32Array(END).fill(0.5) },
  };
  const ofQualityAndTitle = (0.95 + 0.5 / 20) / 1.12;
  // Dense lists in an index of 60 rows are sparse in one of 1,200.
  const end = fc.constantFrom(END, 20 * END);
  const search = fc.record({
    naive: fc.array(slot, { minLength: 1, maxLength: 3 }),
    passing: rowsArbitrary,
    limitedTo: fc.option(rowsArbitrary),
    calledOnly: fc.boolean(),
    end,
  });
  fc.assert(
    fc.property(search, ({ naive, passing, limitedTo, calledOnly, end: indexEnd }) => {
      const slots = naive.map(({ ways, rarity }): Slot => {
        const made = ways.map(({ words, ...rest }) => ({
          ...rest,
          lists: words.map((byField) =>
            mergeFields(
              byField.map((rows) => Int32Array.from(rows)),
              indexEnd,
            ),
          ),
        }));
        const size = made.reduce((sum, { lists }) => sum + Math.min(...lists.map((list) => list.size)), 0);
        return { ways: made, rarity, size };
      });
      const passes = (row: number): boolean => passing.includes(row) && (limitedTo?.includes(row) ?? true);
      const filter: RowFilter = (rows, count) => {
        const kept = rows.slice(0, count).filter(passes);
        rows.set(kept);
        return kept.length;
      };
      const region = limitedTo && { parts: [limitedTo.toReversed()], size: limitedTo.length };

      const all = Array.from({ length: END }, (_, row) => ({
        row,
        matches: naive.map(({ ways, rarity }) => ways.flatMap((each) => matchOf(each, rarity, row))),
      })).filter(({ row, matches }) => passes(row) && matches.every((ofSlot) => ofSlot.length > 0));
      const called = all.filter(({ matches }) => matches.flat().some(({ isCalled }) => isCalled));
      const expected = calledOnly || called.length > 0 ? called : all;

      const found = matcher.match(slots, columns, filter, region, calledOnly);
      expect([...found.rows]).toEqual(expected.map(({ row }) => row));
      expect(found.called).toBe(called.length > 0);
      for (const [place, { matches }] of expected.entries()) {
        const score = matches.reduce((sum, ofSlot) => sum + Math.max(...ofSlot.map((one) => one.score)), 0);
        expect(found.scoreOf(place)).toBeCloseTo(score * ofQualityAndTitle, 3);
      }
    }),
    { numRuns: 500 },
  );
});
