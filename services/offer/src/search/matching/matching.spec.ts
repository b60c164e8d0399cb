import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { boxAround, distanceKm, inBox } from './geo.js';
import { createPostingCache } from './posting-cache.js';
import { append, find, intersect, mergeFields, parseRows, type Postings } from './postings.js';
import { firstOf } from './top.js';
import { createVocabulary } from './vocabulary.js';

const ascending = fc.uniqueArray(fc.nat(300)).map((rows) => Int32Array.from(rows.toSorted((a, b) => a - b)));
const listed = ({ rows, found }: Postings): readonly (readonly [number, number])[] =>
  Array.from(rows, (row, i) => [row, found[i] ?? 0]);

describe('postings', () => {
  it('are read from JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000_000)), (rows) => {
        expect([...parseRows(JSON.stringify(rows))]).toEqual(rows);
      }),
    );
  });

  it('merge the fields of a row', () => {
    fc.assert(
      fc.property(fc.array(ascending, { maxLength: 5 }), (lists) => {
        const expected = new Map<number, number>();
        for (const [bit, rows] of lists.entries())
          for (const row of rows) expected.set(row, (expected.get(row) ?? 0) | (1 << bit));
        expect(listed(mergeFields(lists))).toEqual([...expected].toSorted(([a], [b]) => a - b));
      }),
    );
  });

  it('intersect several words, starting with the smallest list', () => {
    const weights = Float32Array.from([0, 10, 5, 10.5]);
    fc.assert(
      fc.property(fc.array(ascending, { minLength: 1, maxLength: 3 }), ascending, (lists, rare) => {
        const all = [...lists.map((rows) => mergeFields([rows])), mergeFields([Int32Array.from([]), rare.slice(0, 3)])];
        const shared = Array.from(rare.slice(0, 3)).filter((row) => lists.every((rows) => rows.includes(row)));
        expect(listed(intersect(all, weights))).toEqual(shared.map((row) => [row, 2]));
      }),
    );
    expect(listed(intersect([], weights))).toEqual([]);
  });

  it('are searchable and appendable', () => {
    fc.assert(
      fc.property(ascending, fc.nat(300), (rows, row) => {
        expect(find(mergeFields([rows]), row)).toBe(rows.indexOf(row));
      }),
    );
    expect(
      listed(append(mergeFields([Int32Array.of(1, 4)]), mergeFields([Int32Array.of(), Int32Array.of(9)]))),
    ).toEqual([
      [1, 1],
      [4, 1],
      [9, 2],
    ]);
  });
});

describe('posting cache', () => {
  const rowsUpTo =
    (last: number) =>
    (_: string, __: boolean, upTo: number): Postings =>
      mergeFields([Int32Array.from({ length: last - upTo }, (___, i) => upTo + i + 1)]);

  it('fetches only newer rows', () => {
    let last = 100;
    const fetch = vi.fn((stemmed: string, prefix: boolean, upTo: number) => rowsUpTo(last)(stemmed, prefix, upTo));
    const cache = createPostingCache(1_000_000, fetch);
    cache('zelt', false, 100);
    cache('zelt', false, 100);
    last = 103;
    expect(cache('zelt', false, 103).rows).toHaveLength(103);
    cache('zelt', true, 103);
    expect(fetch.mock.calls).toEqual([
      ['zelt', false, 0],
      ['zelt', false, 100],
      ['zelt', true, 0],
    ]);
  });

  it('evicts the least recently used lists, including empty lists', () => {
    const fetch = vi.fn(rowsUpTo(100));
    const cache = createPostingCache(400, fetch);
    for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) cache(word, false, 100);
    expect(fetch.mock.calls.map(([word]) => word)).toEqual(['a', 'b', 'c', 'b']);
    const empty = vi.fn(rowsUpTo(0));
    const many = createPostingCache(500, empty);
    for (let i = 0; i < 100; i += 1) many(`w${i}`, false, 0);
    many('w0', false, 0);
    expect(empty).toHaveBeenCalledTimes(101);
  });
});

describe('first of', () => {
  it('equals the beginning of a full sort', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(30), (values, count) => {
        const order = (a: number, b: number): number => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
        expect(firstOf(values.length, count, order)).toEqual(
          values
            .map((_, i) => i)
            .toSorted(order)
            .slice(0, count),
        );
      }),
    );
  });
});

describe('geo', () => {
  it('computes distances', () => {
    expect(distanceKm(52.52, 13.405, 48.137, 11.575)).toBeCloseTo(504, -1);
    expect(distanceKm(10, 10, 10, 10)).toBe(0);
    expect(distanceKm(0, -179.5, 0, 179.5)).toBeCloseTo(111.2, 0);
  });

  it('contains every point of a circle in its bounding box', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const step = fc.record({
      lat: fc.double({ min: -3, max: 3, noNaN: true }),
      lng: fc.double({ min: -3, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(point, step, fc.double({ min: 0, max: 500, noNaN: true }), (centre, { lat, lng }, radius) => {
        const [toLat, toLng] = [
          Math.min(90, Math.max(-90, centre.lat + lat)),
          Math.min(180, Math.max(-180, centre.lng + lng)),
        ];
        return (
          distanceKm(centre.lat, centre.lng, toLat, toLng) > radius || inBox(boxAround(centre, radius), toLat, toLng)
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('vocabulary', () => {
  const knowing = (...words: readonly string[]) => {
    const vocabulary = createVocabulary();
    for (const word of words) vocabulary.add(word, []);
    return vocabulary;
  };

  it('grows with the number of words', () => {
    const vocabulary = knowing(...Array.from({ length: 3000 }, (_, n) => `wort${n}`), 'theremin');
    expect(vocabulary.size).toBe(3001);
    expect(vocabulary.spellings('teremin')).toEqual([{ word: 'theremin', stemmed: 'theremin', distance: 1 }]);
  });

  it('offers spellings within the tolerance, nearest first', () => {
    const vocabulary = knowing('gitarre', 'zither', 'bohrmaschine', 'bohrmaschinen', 'hosen', 'dosen');
    expect(vocabulary.spellings('gitare')).toEqual([]);
    expect(vocabulary.spellings('gtiarre')).toEqual([{ word: 'gitarre', stemmed: 'gitar', distance: 1 }]);
    expect(vocabulary.spellings('bormashine')).toEqual([{ word: 'bohrmaschine', stemmed: 'bohrmaschin', distance: 2 }]);
    expect(vocabulary.spellings('zitter')).toEqual([{ word: 'zither', stemmed: 'zither', distance: 1 }]);
    expect(vocabulary.spellings('zelt')).toEqual([]);
    expect(vocabulary.spellings('2000er')).toEqual([]);
  });

  it('finds compounds added before their part, even after the vocabulary grows', () => {
    const vocabulary = knowing('gurkenzwirbler', 'zwirbelstange', 'terrasse');
    expect(vocabulary.unsplitCompounds('zwirbler')).toEqual(['gurkenzwirbler']);
    for (const word of ['tomatenzwirbler', 'tomaten', 'zwirbelei']) vocabulary.add(word, []);
    vocabulary.add('kerzenzwirbler', ['zwirbler']);
    expect(vocabulary.unsplitCompounds('zwirbler')).toEqual(['gurkenzwirbler', 'tomatenzwirbler']);
    expect(vocabulary.unsplitCompounds('ass')).toEqual([]);
  });
});
