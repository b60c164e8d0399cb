import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { boxAround, chordError, distanceKm, inBox, squaredChord, squaredChordOf, vectorTo } from './geo.js';
import { createGrid } from './grid.js';
import { createPostingCache, mostCachedBytes } from './posting-cache.js';
import { append, intersect, lookUp, mergeFields, parseRows, type Postings } from './postings.js';
import { createRowSet } from './row-set.js';
import { firstOf } from './top.js';
import { createVocabulary } from './vocabulary.js';

const ascending = fc.uniqueArray(fc.nat(300)).map((rows) => Int32Array.from(rows.toSorted((a, b) => a - b)));
/** Ends between which the same lists are dense and sparse. */
const end = fc.constantFrom(301, 1000, 10_000);
const listed = ({ size, rows, found }: Postings): readonly (readonly [number, number])[] => {
  const pairs = rows
    ? Array.from(rows, (row, i) => [row, found[i] ?? 0] as const)
    : [...found.entries()].filter(([, fields]) => fields !== 0);
  expect(pairs).toHaveLength(size);
  return pairs;
};

describe('postings', () => {
  it('are read from JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000_000)), (rows) => {
        expect([...parseRows(new TextEncoder().encode(JSON.stringify(rows)))]).toEqual(rows);
      }),
    );
  });

  it('merge the fields of a row', () => {
    fc.assert(
      fc.property(fc.array(ascending, { maxLength: 5 }), end, (lists, rowsEnd) => {
        const expected = new Map<number, number>();
        for (const [bit, rows] of lists.entries())
          for (const row of rows) expected.set(row, (expected.get(row) ?? 0) | (1 << bit));
        expect(listed(mergeFields(lists, rowsEnd))).toEqual([...expected].toSorted(([a], [b]) => a - b));
      }),
    );
  });

  it('of many rows have one byte for each row of the index', () => {
    const list = mergeFields([Int32Array.of(0, 2, 4)], 6);
    expect(list).toEqual({ size: 3, rows: null, found: Uint8Array.of(1, 0, 1, 0, 1, 0) });
  });

  it('intersect several words, starting with the smallest list', () => {
    const weights = Float32Array.from([0, 10, 5, 10.5]);
    fc.assert(
      fc.property(fc.array(ascending, { minLength: 1, maxLength: 3 }), ascending, end, (lists, rare, rowsEnd) => {
        const all = [
          ...lists.map((rows) => mergeFields([rows], rowsEnd)),
          mergeFields([Int32Array.from([]), rare.slice(0, 3)], rowsEnd),
        ];
        const shared = Array.from(rare.slice(0, 3)).filter((row) => lists.every((rows) => rows.includes(row)));
        expect(listed(intersect(all, weights))).toEqual(shared.map((row) => [row, 2]));
      }),
    );
    expect(listed(intersect([], weights))).toEqual([]);
  });

  it('are found among other rows', () => {
    fc.assert(
      fc.property(ascending, ascending, end, (rows, wanted, rowsEnd) => {
        const [places, fields] = [new Int32Array(wanted.length), new Uint8Array(wanted.length)];
        const size = lookUp(mergeFields([rows, rows], rowsEnd), wanted, wanted.length, places, fields);
        const expected = [...wanted.keys()].filter((place) => rows.includes(wanted[place] ?? -1));
        expect([...places.subarray(0, size)]).toEqual(expected);
        expect([...fields.subarray(0, size)]).toEqual(expected.map(() => 3));
      }),
    );
  });

  it('take further rows', () => {
    fc.assert(
      fc.property(ascending, ascending, end, (rows, more, rowsEnd) => {
        const later = more.map((row) => row + 301);
        const list = append(mergeFields([rows], rowsEnd), mergeFields([new Int32Array(), later], 602), 602);
        expect(listed(list)).toEqual([...Array.from(rows, (row) => [row, 1]), ...Array.from(later, (row) => [row, 2])]);
      }),
    );
  });
});

describe('a row set', () => {
  it('has each row once, in ascending order', () => {
    const set = createRowSet();
    fc.assert(
      fc.property(fc.array(fc.nat(299)), ascending, end, (rows, listedRows, rowsEnd) => {
        set.clear(301);
        set.add(rows);
        set.addPostings(mergeFields([listedRows], rowsEnd));
        const into = new Int32Array(301);
        const expected = [...new Set([...rows, ...listedRows])].toSorted((a, b) => a - b);
        expect([...into.subarray(0, set.copyTo(into))]).toEqual(expected);
      }),
    );
  });
});

describe('posting cache', () => {
  const rowsUpTo =
    (last: number) =>
    (_: string, __: boolean, upTo: number): Postings =>
      mergeFields([Int32Array.from({ length: last - upTo }, (___, i) => upTo + i + 1)], 10_000);

  it('fetches only newer rows', () => {
    let last = 100;
    const fetch = vi.fn((stemmed: string, prefix: boolean, upTo: number) => rowsUpTo(last)(stemmed, prefix, upTo));
    const cache = createPostingCache(1_000_000, fetch);
    cache('zelt', false, 100);
    cache('zelt', false, 100);
    last = 103;
    expect(cache('zelt', false, 103).size).toBe(103);
    cache('zelt', true, 103);
    expect(fetch.mock.calls).toEqual([
      ['zelt', false, 0],
      ['zelt', false, 100],
      ['zelt', true, 0],
    ]);
  });

  it('evicts the least recently used lists, including empty lists', () => {
    const fetch = vi.fn(rowsUpTo(100));
    const cache = createPostingCache(2000, fetch);
    for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) cache(word, false, 100);
    expect(fetch.mock.calls.map(([word]) => word)).toEqual(['a', 'b', 'c', 'b']);
    const empty = vi.fn(rowsUpTo(0));
    const many = createPostingCache(2500, empty);
    for (let i = 0; i < 100; i += 1) many(`w${i}`, false, 0);
    many('w0', false, 0);
    expect(empty).toHaveBeenCalledTimes(101);
  });

  it('takes a share of the memory, within bounds', () => {
    const [GB, MB] = [2 ** 30, 2 ** 20];
    expect([1, 8, 64].map((memory) => mostCachedBytes(memory * GB) / MB)).toEqual([64, 256, 512]);
  });
});

describe('first of', () => {
  it('equals the beginning of a full sort', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(30), (values, count) => {
        const order = (a: number, b: number): number => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
        expect(firstOf(Float64Array.from(values), values.length, count, (a, b) => a - b)).toEqual(
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

describe('chords', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('agree with distances except for their error', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0, max: 21_000, noNaN: true }), (one, other, radiusKm) => {
        const { x, y, z } = vectorTo(other);
        const [chord, edge] = [squaredChord(vectorTo(one), x, y, z), squaredChordOf(radiusKm)];
        const isInside = distanceKm(one.lat, one.lng, other.lat, other.lng) <= radiusKm;
        if (chord < edge - chordError(edge)) expect(isInside).toBe(true);
        if (chord > edge + chordError(edge)) expect(isInside).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a grid', () => {
  it('returns all rows in a box', () => {
    const place = fc.record({
      lat: fc.double({ min: 50, max: 52, noNaN: true }),
      lng: fc.double({ min: 8, max: 10, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1 }),
        place,
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (places, { lat, lng }, size) => {
          const grid = createGrid();
          for (const [row, at] of places.entries()) grid.add(row, at.lat, at.lng);
          grid.remove(0, places[0]?.lat ?? 0, places[0]?.lng ?? 0);
          const box = { south: lat, north: lat + size, west: lng, east: lng + size };
          const found = grid.within(box)?.flat() ?? [...places.keys()].slice(1);
          expect(new Set(found).size).toBe(found.length);
          expect(found).not.toContain(0);
          for (const [row, at] of places.entries())
            if (row > 0 && inBox(box, at.lat, at.lng)) expect(found).toContain(row);
        },
      ),
    );
  });

  it('leaves boxes across the date line and of many cells to the filter', () => {
    const grid = createGrid();
    grid.add(1, 50, 8);
    expect(grid.within({ south: 40, north: 60, west: 170, east: -170 })).toBeNull();
    expect(grid.within({ south: 40, north: 60, west: 0, east: 20 })).toBeNull();
    expect(grid.within({ south: 50, north: 50.01, west: 8, east: 8.01 })).toEqual([[1]]);
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
