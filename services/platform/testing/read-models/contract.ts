import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  InvalidQuery,
  type Collection,
  type Documents,
  type Filter,
  type IndexSpec,
} from '../../src/read-models/documents.port.js';
import { compareScalars, matches } from './filter-oracle.js';
import { anyDocument, anyFilter } from './contract-examples.js';

type Doc = Readonly<Record<string, unknown>>;
type Numbered = Readonly<{ n: number; group?: string | number | boolean | null }>;

/**
 * Contract of all `Documents` adapters. `open` returns an empty store, or one with other collections.
 * @param indexes of the collections; they must not affect any result
 */
export const documentsContract = (open: () => Promise<Documents>, indexes: readonly IndexSpec[] = []): void => {
  let documents: Documents;
  let made = 0;
  const position = (n: number): string => String(n).padStart(16, '0');
  const fresh = <Document extends object>(): Promise<Collection<Document>> =>
    documents.collection<Document>(`contract-${made++}@1`, indexes);
  const filled = async <Document extends object>(all: readonly Document[]): Promise<Collection<Document>> => {
    const collection = await fresh<Document>();
    await collection.write(
      all.map((document, index) => ({ id: `d${String(index).padStart(5, '0')}`, position: position(1), document })),
    );
    return collection;
  };

  beforeAll(async () => {
    documents = await open();
  });
  afterAll(async () => {
    await documents.close();
  });

  describe('writing', () => {
    it('stores a document unchanged and returns null for a missing document', async () => {
      const collection = await fresh<Doc>();
      const document = {
        text: 'Größe "XL" \n ß 🚲',
        number: 1.5,
        none: null,
        flag: false,
        list: [1, [2], { a: 'b' }],
        inner: { deep: { er: [] } },
      };
      await collection.write([{ id: 'one', position: position(1), document }]);
      expect(await collection.get('one')).toEqual(document);
      expect(await collection.get('two')).toBeNull();
    });

    it('returns several documents in the requested order and skips missing ids', async () => {
      const collection = await filled<Numbered>([{ n: 0 }, { n: 1 }, { n: 2 }]);
      expect(await collection.getMany(['d00002', 'nothing', 'd00000'])).toEqual([{ n: 2 }, { n: 0 }]);
      expect(await collection.getMany([])).toEqual([]);
    });

    it('ignores an older or equal position, even within one batch', async () => {
      const collection = await fresh<Numbered>();
      await collection.write([
        { id: 'a', position: position(5), document: { n: 5 } },
        { id: 'a', position: position(4), document: { n: 4 } },
      ]);
      await collection.write([
        { id: 'a', position: position(5), document: { n: 55 } },
        { id: 'a', position: position(3), document: null },
      ]);
      expect(await collection.get('a')).toEqual({ n: 5 });
      await collection.write([
        { id: 'a', position: position(6), document: { n: 6 } },
        { id: 'a', position: position(7), document: { n: 7 } },
      ]);
      expect(await collection.get('a')).toEqual({ n: 7 });
      expect(await collection.positions(['a', 'b'])).toEqual(new Map([['a', position(7)]]));
    });

    it('remembers the position of a removed document, so that a repeat does not restore it', async () => {
      const collection = await fresh<Numbered>();
      await collection.write([
        { id: 'a', position: position(1), document: { n: 1 } },
        { id: 'a', position: position(2), document: null },
      ]);
      await collection.write([{ id: 'a', position: position(1), document: { n: 1 } }]);
      expect(await collection.get('a')).toBeNull();
      expect(await collection.getMany(['a'])).toEqual([]);
      expect(await collection.count({})).toBe(0);
      expect(await collection.find({ filter: { n: null }, limit: 10 })).toEqual([]);
      expect((await collection.positions(['a'])).get('a')).toBe(position(2));
      await collection.write([{ id: 'a', position: position(3), document: { n: 3 } }]);
      expect(await collection.get('a')).toEqual({ n: 3 });
    });

    it('writes only documents that are at the expected position', async () => {
      const collection = await fresh<Numbered>();
      const to = (n: number) => ({ id: 'a', position: position(n), document: { n } });
      expect(await collection.writeIf(position(1), to(2))).toBe(false);
      expect(await collection.get('a')).toBeNull();
      expect(await collection.writeIf(null, to(1))).toBe(true);
      expect(await collection.writeIf(null, to(2))).toBe(false);
      expect(await collection.get('a')).toEqual({ n: 1 });
      expect(await collection.writeIf(position(1), to(2))).toBe(true);
      expect(await collection.writeIf(position(1), to(3))).toBe(false);
      expect(await collection.get('a')).toEqual({ n: 2 });
      expect(await collection.find({ filter: { n: 2 }, limit: 10 })).toEqual([{ n: 2 }]);
      expect(await collection.writeIf(position(2), { id: 'a', position: position(3), document: null })).toBe(true);
      expect(await collection.writeIf(null, to(4))).toBe(false);
      expect(await collection.get('a')).toBeNull();
    });

    it('lets exactly one of many concurrent writers at a position succeed', async () => {
      const collection = await fresh<Numbered>();
      for (const expected of [null, position(1)]) {
        const at = position(expected === null ? 1 : 2);
        const tries = Array.from({ length: 20 }, (_, n) => ({ id: 'a', position: at, document: { n } }));
        const won = await Promise.all(tries.map((write) => collection.writeIf(expected, write)));
        const winners = tries.filter((_, n) => won[n]);
        expect(winners).toHaveLength(1);
        expect(await collection.get('a')).toEqual(winners[0]?.document);
      }
    });

    it('accepts 10,000 writes at once', async () => {
      const collection = await filled(Array.from({ length: 10_000 }, (_, n) => ({ n, group: n % 7 })));
      expect(await collection.count({})).toBe(10_000);
      expect(await collection.count({ group: 3 })).toBe(1429);
    });

    it('changes 2,000 documents at once', async () => {
      const collection = await filled<Numbered>(Array.from({ length: 2_000 }, (_, n) => ({ n })));
      await collection.write(
        Array.from({ length: 2_000 }, (_, n) => ({
          id: `d${String(n).padStart(5, '0')}`,
          position: position(n % 2 === 0 ? 2 : 1),
          document: { n, group: 'changed' },
        })),
      );
      expect(await collection.count({ group: 'changed' })).toBe(1_000);
    });
  });

  describe('finding', () => {
    it('matches a naive evaluation of the filter for any documents', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyDocument, { maxLength: 8 }),
          fc.array(anyFilter, { minLength: 5, maxLength: 5 }),
          async (all, filters) => {
            const collection = await filled(all);
            for (const filter of filters) {
              const expected = all.filter((document) => matches(document, filter));
              expect({ filter, found: await collection.find({ filter, limit: 100 }) }).toEqual({
                filter,
                found: expected,
              });
              expect(await collection.count(filter)).toBe(expected.length);
            }
          },
        ),
        { numRuns: 150 },
      );
    });

    it.each<[Filter, readonly number[]]>([
      [{ v: null }, [0, 1, 9]],
      [{ v: { $ne: null } }, [2, 3, 4, 5, 6, 7, 8]],
      [{ v: 1 }, [2, 8]],
      [{ v: { $ne: 1 } }, [0, 1, 3, 4, 5, 6, 7, 9]],
      [{ v: '1' }, [3]],
      [{ v: true }, [4]],
      [{ v: { $in: [true, '1', null] } }, [0, 1, 3, 4, 9]],
      [{ v: { $in: [] } }, []],
      [{ v: { $gt: 0 } }, [2, 8]],
      [{ v: { $gte: '' } }, [3, 5]],
      [{ v: { $gt: 2, $lt: 2 } }, [8]],
      [{ v: '{"x":1}' }, [5]],
      [{ 'v.x': 1 }, [6]],
      [{ 'v.x': null }, [0, 1, 2, 3, 4, 5]],
      [{ $or: [{ v: '1' }, { v: true }], n: { $gte: 4 } }, [4]],
      [{ $and: [{ n: { $gte: 2 } }, { n: { $lt: 4 } }] }, [2, 3]],
    ])('evaluates %j', async (filter, expected) => {
      const values = [undefined, null, 1, '1', true, '{"x":1}', { x: 1 }, [], [0, 1, 3], [null]];
      const collection = await filled(values.map((v, n) => ({ n, v })));
      // Empty lists contain no null and have no missing fields, as in MongoDB.
      expect((await collection.find({ filter, limit: 100 })).map(({ n }) => n)).toEqual(expected);
    });

    it('searches lists of objects', async () => {
      const collection = await filled([
        { n: 0, e: [{ t: 1 }, { t: 2, s: ['x'] }] },
        { n: 1, e: [{}] },
        { n: 2, e: [] },
        { n: 3, e: { t: 2, s: ['x', 'y'] } },
        { n: 4 },
      ]);
      const found = async (filter: Filter) => (await collection.find({ filter, limit: 100 })).map(({ n }) => n);
      expect(await found({ 'e.t': 2 })).toEqual([0, 3]);
      expect(await found({ 'e.t': { $ne: 2 } })).toEqual([1, 2, 4]);
      expect(await found({ 'e.t': null })).toEqual([1, 4]);
      expect(await found({ 'e.s': 'x' })).toEqual([0, 3]);
      expect(await found({ 'e.s': { $in: ['y', 'z'] } })).toEqual([3]);
    });

    it('finds a list added later, even if the field was scalar before', async () => {
      const collection = await filled<Doc>([{ tag: 'red' }]);
      expect(await collection.count({ tag: 'red' })).toBe(1);
      await collection.write([{ id: 'later', position: position(2), document: { tag: ['blue', 'red'] } }]);
      expect(await collection.count({ tag: 'red' })).toBe(2);
    });

    it('treats text literally in filters', async () => {
      const nasty = `x' OR '1'='1`;
      const collection = await filled([
        { n: 0, t: nasty },
        { n: 1, t: 'x' },
      ]);
      expect(await collection.find({ filter: { t: nasty }, limit: 10 })).toEqual([{ n: 0, t: nasty }]);
    });

    it.each<[string, unknown]>([
      ['a quote in a path', { [`a' OR 1=1 --`]: 1 }],
      ['an empty path', { '': 1 }],
      ['a bare number', { 'list.0': 1 }],
      ['an unknown operator', { a: { $regex: 'x' } }],
      ['undefined', { a: undefined }],
      ['undefined in a range', { a: { $gt: undefined } }],
      ['a list', { a: [1] }],
      ['no operator', { a: {} }],
      ['an empty $or', { $or: [] }],
      ['a boolean range', { a: { $gt: true } }],
      ['NaN', { a: Number.NaN }],
      ['a nested object in $in', { a: { $in: [{}] } }],
    ])('rejects %s', async (_, filter) => {
      const collection = await filled([{ n: 0 }]);
      await expect(collection.find({ filter: filter as Filter, limit: 10 })).rejects.toThrow(InvalidQuery);
      await expect(collection.count(filter as Filter)).rejects.toThrow(InvalidQuery);
    });

    it.each([0, -1, 1.5, Number.POSITIVE_INFINITY])('rejects the limit %d', async (limit) => {
      const collection = await filled([{ n: 0 }]);
      await expect(collection.find({ filter: {}, limit })).rejects.toThrow(InvalidQuery);
    });
  });

  describe('sorting', () => {
    it('orders null and missing values first, then numbers, then text by code point', async () => {
      const groups = ['z', 'ä', null, 10, 9, 'Z', undefined, -1, '🚲', '￮'];
      const collection = await filled(groups.map((group, n) => ({ n, group })));
      const expected = groups
        .map((group, n) => ({ n, group }))
        .sort((a, b) => compareScalars(a.group, b.group) || a.n - b.n)
        .map(({ n }) => n);
      expect((await collection.find({ filter: {}, sort: [['group', 1]], limit: 99 })).map(({ n }) => n)).toEqual(
        expected,
      );
      expect((await collection.find({ filter: {}, sort: [['group', -1]], limit: 99 })).map(({ n }) => n)).toEqual(
        expected.toReversed(),
      );
    });

    it.each([1, -1] as const)('pages through ties without gaps or repeats (direction %d)', async (direction) => {
      const collection = await filled(Array.from({ length: 100 }, (_, n) => ({ n, group: n % 3 })));
      const pages = await Promise.all(
        Array.from({ length: 10 }, (_, page) =>
          collection.find({ filter: {}, sort: [['group', direction]], skip: page * 10, limit: 10 }),
        ),
      );
      expect(new Set(pages.flat().map(({ n }) => n)).size).toBe(100);
      expect(pages.flat().map(({ group }) => group)).toEqual(
        pages
          .flat()
          .map(({ group }) => group)
          .toSorted((a, b) => (a - b) * direction),
      );
    });

    it('sorts by several paths with separate directions', async () => {
      const collection = await filled([
        { a: 1, b: { c: 'x' } },
        { a: 2, b: { c: 'x' } },
        { a: 1, b: { c: 'y' } },
      ]);
      expect(
        await collection.find({
          filter: {},
          sort: [
            ['b.c', -1],
            ['a', 1],
          ],
          limit: 3,
        }),
      ).toEqual([
        { a: 1, b: { c: 'y' } },
        { a: 1, b: { c: 'x' } },
        { a: 2, b: { c: 'x' } },
      ]);
    });

    it('rejects an invalid path', async () => {
      const collection = await filled([{ n: 0 }]);
      await expect(collection.find({ filter: {}, sort: [[`n"; DROP`, 1]], limit: 1 })).rejects.toThrow(InvalidQuery);
    });
  });

  describe('collections and values', () => {
    it('returns equal results with an index, without an index and after index changes', async () => {
      const name = `contract-${made++}@1`;
      const plain = await documents.collection<Numbered>(name);
      await plain.write(
        Array.from({ length: 50 }, (_, n) => ({
          id: `d${n}`,
          position: position(1),
          document: { n, group: `g${n % 5}` },
        })),
      );
      const query = { filter: { group: 'g3', n: { $gte: 20 } }, sort: [['n', -1]], limit: 3 } as const;
      const expected = [
        { n: 48, group: 'g3' },
        { n: 43, group: 'g3' },
        { n: 38, group: 'g3' },
      ];
      expect(await plain.find(query)).toEqual(expected);
      const indexed = await documents.collection<Numbered>(name, [
        [
          ['group', 1],
          ['n', -1],
        ],
      ]);
      expect(await indexed.find(query)).toEqual(expected);
      expect(await (await documents.collection<Numbered>(name, [[['n', 1]]])).find(query)).toEqual(expected);
    });

    it('separates collections and drops one collection without affecting others', async () => {
      const [one, two] = [`contract-${made}@1`, `contract-${made++}@1.1`];
      await (
        await documents.collection<Doc>(one)
      ).write([{ id: 'a', position: position(1), document: { tag: ['x'] } }]);
      await (await documents.collection<Doc>(two)).write([{ id: 'a', position: position(1), document: { tag: 'y' } }]);
      await documents.drop(one);
      await documents.drop('never-made@1');
      expect(await (await documents.collection(one)).count({})).toBe(0);
      expect((await (await documents.collection(one)).positions(['a'])).size).toBe(0);
      expect(await (await documents.collection(two)).count({})).toBe(1);
    });

    it('rejects an invalid name', async () => {
      await expect(documents.collection('a"; DROP TABLE x')).rejects.toThrow(InvalidQuery);
      await expect(documents.drop('')).rejects.toThrow(InvalidQuery);
    });

    it('stores small values by key', async () => {
      expect(await documents.getValue('contract/nothing')).toBeNull();
      await documents.setValue('contract/checkpoint', position(1));
      await documents.setValue('contract/checkpoint', position(2));
      expect(await documents.getValue('contract/checkpoint')).toBe(position(2));
    });

    it('sets a value only if the current value is as expected', async () => {
      const key = 'contract/expected';
      expect(await documents.setValueIf(key, 'something', 'a')).toBe(false);
      expect(await documents.getValue(key)).toBeNull();
      expect(await documents.setValueIf(key, null, 'a')).toBe(true);
      expect(await documents.setValueIf(key, null, 'b')).toBe(false);
      expect(await documents.setValueIf(key, 'b', 'c')).toBe(false);
      expect(await documents.getValue(key)).toBe('a');
      expect(await documents.setValueIf(key, 'a', 'a')).toBe(true);
      expect(await documents.setValueIf(key, 'a', '')).toBe(true);
      expect(await documents.setValueIf(key, null, 'd')).toBe(false);
      expect(await documents.setValueIf(key, '', 'd')).toBe(true);
      await documents.setValue(key, 'e');
      expect(await documents.setValueIf(key, 'd', 'f')).toBe(false);
      expect(await documents.getValue(key)).toBe('e');
    });

    it('lists values by key prefix and removes a single value', async () => {
      for (const key of ['list:b', 'list:a', 'list', 'lisu', 'list:\u{1f6b2}'])
        await documents.setValue(key, `of ${key}`);
      const listed = async () => [...(await documents.values('list:'))];
      expect(await listed()).toEqual([
        ['list:a', 'of list:a'],
        ['list:b', 'of list:b'],
        ['list:\u{1f6b2}', 'of list:\u{1f6b2}'],
      ]);
      await documents.removeValue('list:a');
      await documents.removeValue('list:nothing');
      expect((await listed()).map(([key]) => key)).toEqual(['list:b', 'list:\u{1f6b2}']);
      expect(await documents.getValue('list:a')).toBeNull();
    });

    it('gives a value to exactly one of twenty concurrent callers, repeatedly', async () => {
      const race = async (expected: string | null, round: string): Promise<string> => {
        const tries = Array.from({ length: 20 }, (_, n) => `${round}-${n}`);
        const won = await Promise.all(tries.map((value) => documents.setValueIf('contract/race', expected, value)));
        const winners = tries.filter((_, n) => won[n]);
        expect(winners).toHaveLength(1);
        expect(await documents.getValue('contract/race')).toBe(winners[0]);
        return winners[0] ?? '';
      };
      const first = await race(null, 'first');
      expect(await race(first, 'again')).toMatch(/^again-/);
    });
  });
};
