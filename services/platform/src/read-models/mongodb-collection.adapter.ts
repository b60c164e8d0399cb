import {
  MongoBulkWriteError,
  type AnyBulkWriteOperation,
  type Collection as Stock,
  type Filter as StockFilter,
} from 'mongodb';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Collection, Filter, Find, IndexSpec, Write } from './documents.port.js';
import { checkPage, checkPath, readFilter } from './filter.js';
import { carriedIn, nameOf, orderedIn } from './index-spec.js';
import type { Mongo } from './mongodb-client.adapter.js';
import { isCode, DUPLICATE, NO_COLLECTION, NO_INDEX } from './mongodb-errors.adapter.js';
import { filterToMongo, storedPath } from './mongodb-filter.js';
import { fromStored, toStored, type Stored } from './mongodb-stored.js';

/** Writes per request; few enough for a busy server to answer long before the connection counts as silent. */
const BATCH = 500;

export const openMongoCollection = ({ db, run }: Mongo, name: string): Collection<object> => {
  const stock = db.collection<Stored>(name);
  const live: StockFilter<Stored> = { document: { $ne: null } };

  const where = (filter: Filter): StockFilter<Stored> => ({ $and: [live, filterToMongo(readFilter(filter))] });

  const positions = async (ids: readonly string[]): Promise<Map<string, Position>> => {
    const found = new Map<string, Position>();
    for (const some of batches(ids)) {
      for await (const { _id, position } of stock.find({ _id: { $in: [...some] } }, { projection: { position: 1 } }))
        found.set(_id, position);
    }
    return found;
  };

  /**
   * Applies newer writes. An insert that fails because of a concurrent one becomes a conditional update, which keeps
   * the newer document.
   */
  const apply = async (writes: readonly Stored[]): Promise<void> => {
    const known = await positions(writes.map(({ _id }) => _id));
    const fresh = writes.filter(({ _id }) => !known.has(_id));
    const taken = await writeAll(
      stock,
      fresh.map((document) => ({ insertOne: { document } })),
    );
    const older = writes.filter(({ _id, position }) => (known.get(_id) ?? position) < position);
    const changes = [...older, ...taken.flatMap((index) => fresh[index] ?? [])];
    await writeAll(stock, changes.map(changing));
  };

  return {
    get: (id) =>
      run(async () => {
        const stored = await stock.findOne({ _id: id });
        return stored && fromStored(stored);
      }),
    getMany: (ids) =>
      run(async () => {
        const found = new Map<string, readonly object[]>();
        for (const some of batches(ids)) {
          for await (const { _id, ...stored } of stock.find({ _id: { $in: [...some] }, ...live }))
            found.set(_id, documentOf(stored));
        }
        return ids.flatMap((id) => found.get(id) ?? []);
      }),
    find: ({ filter, sort = [], skip = 0, limit }) =>
      run(async () => {
        checkPage(skip, limit);
        const found = stock.find(where(filter)).sort(order(sort)).skip(skip).limit(limit);
        return (await found.toArray()).flatMap(documentOf);
      }),
    count: (filter) => run(async () => stock.countDocuments(where(filter))),
    write: (writes) =>
      run(async () => {
        for (const some of batches(newestOfEach(writes))) await apply(some);
      }),
    writeIf: (expected, { id, position, document }) =>
      run(async () => {
        const stored = toStored(id, position, document);
        if (expected !== null) {
          const { _id, ...replacement } = stored;
          return (await stock.replaceOne({ _id, position: expected }, replacement)).matchedCount === 1;
        }
        try {
          await stock.insertOne(stored);
          return true;
        } catch (error) {
          if (isCode(error, DUPLICATE)) return false;
          throw error;
        }
      }),
    positions: (ids) => run(() => positions(ids)),
  };
};

const documentOf = (stored: Pick<Stored, 'document' | 'escaped'>): readonly object[] => {
  const document = fromStored(stored);
  return document ? [document] : [];
};

const order = (sort: NonNullable<Find['sort']>): [string, 1 | -1][] => [
  ...sort.map(([path, direction]): [string, 1 | -1] => [storedPath(checkPath(path)), direction]),
  ['_id', sort.at(-1)?.[1] ?? 1],
];

const batches = <Item>(all: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, batch) => all.slice(batch * BATCH, (batch + 1) * BATCH));

const newestOfEach = (writes: readonly Write<object>[]): readonly Stored[] => {
  const newest = new Map<string, Write<object>>();
  for (const write of writes) if ((newest.get(write.id)?.position ?? '') < write.position) newest.set(write.id, write);
  return [...newest.values()].map(({ id, position, document }) => toStored(id, position, document));
};

const changing = ({ _id, ...replacement }: Stored): AnyBulkWriteOperation<Stored> => ({
  replaceOne: { filter: { _id, position: { $lt: replacement.position } }, replacement },
});

const writeAll = async (
  stock: Stock<Stored>,
  writes: readonly AnyBulkWriteOperation<Stored>[],
): Promise<readonly number[]> => {
  if (writes.length === 0) return [];
  try {
    await stock.bulkWrite([...writes], { ordered: false });
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
    const refused = error.result.getWriteErrors();
    if (refused.length === 0 || refused.some(({ code }) => code !== DUPLICATE)) throw error;
    return refused.map(({ index }) => index);
  }
};

/** Creates declared indexes and drops others. At most one path per index may hold lists. */
export const syncIndexes = async ({ db }: Mongo, name: string, indexes: readonly IndexSpec[]): Promise<void> => {
  const stock = db.collection<Stored>(name);
  const wanted = new Map(
    indexes.map((keys) => [
      nameOf(keys),
      [...order(orderedIn(keys)), ...carriedIn(keys).map((path) => [storedPath(checkPath(path)), 1] as const)],
    ]),
  );
  let there: readonly string[] = [];
  try {
    there = (await stock.listIndexes().toArray())
      .map((index) => String(index['name']))
      .filter((index) => index !== '_id_');
  } catch (error) {
    if (!isCode(error, NO_COLLECTION)) throw error;
  }
  for (const index of there) {
    if (wanted.has(index)) continue;
    await stock.dropIndex(index).catch((error: unknown) => {
      if (!isCode(error, NO_INDEX, NO_COLLECTION)) throw error;
    });
  }
  const missing = [...wanted].filter(([index]) => !there.includes(index));
  if (missing.length > 0)
    await stock.createIndexes(missing.map(([index, keys]) => ({ name: index, key: new Map(keys) })));
};
