import {
  MongoBulkWriteError,
  type AnyBulkWriteOperation,
  type Collection as Stock,
  type Filter as StockFilter,
} from 'mongodb';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Collection, Filter, IndexSpec, Write } from './documents.port.js';
import { checkPage, checkPath, readFilter } from './filter.js';
import { matches } from './filter-oracle.js';
import type { Mongo } from './mongodb-client.adapter.js';
import { isCode, DUPLICATE, NO_COLLECTION, NO_INDEX } from './mongodb-errors.adapter.js';
import { asksForMissing, filterToMongo, storedPath } from './mongodb-filter.js';
import { fromStored, toStored, type Stored } from './mongodb-stored.js';

const BATCH = 1_000;
const FEW_CHANGES = 20;

/** Documents of one collection, each beside its position; without a document it is a tombstone. */
export const openMongoCollection = ({ db, run, isFerretDb }: Mongo, name: string): Collection<object> => {
  const stock = db.collection<Stored>(name);
  const live: StockFilter<Stored> = { document: { $ne: null } };

  /** The server's own filter; or, where it would take it differently, everything with a test of ours. */
  const where = async (
    filter: Filter,
  ): Promise<{ query: StockFilter<Stored>; test?: (document: object) => boolean }> => {
    const condition = readFilter(filter);
    if (asksForMissing(condition) && (await isFerretDb()))
      return { query: live, test: (document) => matches(document, filter) };
    return { query: { $and: [live, filterToMongo(condition)] } };
  };

  const positions = async (ids: readonly string[]): Promise<Map<string, Position>> => {
    const found = new Map<string, Position>();
    for (const some of batches(ids)) {
      for await (const { _id, position } of stock.find({ _id: { $in: [...some] } }, { projection: { position: 1 } }))
        found.set(_id, position);
    }
    return found;
  };

  /**
   * Writes what is newer. What looked new but is there by now (somebody else was faster) becomes a change, which leaves
   * what is newer.
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
    // FerretDB keeps a connection for each change until its request ends and stands still when its hundred are gone:
    // one at a time. It finds a document quickly only by its id alone; of many changes it gets no more than that, as
    // their positions were read just now.
    const oneByOne = await isFerretDb();
    const trusting = oneByOne && changes.length > FEW_CHANGES;
    for (const some of batches(changes, oneByOne ? 1 : BATCH))
      await writeAll(
        stock,
        some.map((stored) => changing(stored, trusting)),
      );
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
        const { query, test } = await where(filter);
        const sorted = stock.find(query).sort(order(sort));
        if (test)
          return (await sorted.toArray())
            .flatMap(documentOf)
            .filter(test)
            .slice(skip, skip + limit);
        return (await sorted.skip(skip).limit(limit).toArray()).flatMap(documentOf);
      }),
    count: (filter) =>
      run(async () => {
        const { query, test } = await where(filter);
        return test
          ? (await stock.find(query).toArray()).flatMap(documentOf).filter(test).length
          : stock.countDocuments(query);
      }),
    write: (writes) =>
      run(async () => {
        for (const some of batches(newestOfEach(writes))) await apply(some);
      }),
    positions: (ids) => run(() => positions(ids)),
  };
};

const documentOf = (stored: Pick<Stored, 'document' | 'escaped'>): readonly object[] => {
  const document = fromStored(stored);
  return document ? [document] : [];
};

const order = (sort: IndexSpec): [string, 1 | -1][] => [
  ...sort.map(([path, direction]): [string, 1 | -1] => [storedPath(checkPath(path)), direction]),
  ['_id', sort.at(-1)?.[1] ?? 1],
];

const batches = <Item>(all: readonly Item[], size = BATCH): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, batch) => all.slice(batch * size, (batch + 1) * size));

/** Within one list the newest write of each document counts, of equals the first: so their order is free. */
const newestOfEach = (writes: readonly Write<object>[]): readonly Stored[] => {
  const newest = new Map<string, Write<object>>();
  for (const write of writes) if ((newest.get(write.id)?.position ?? '') < write.position) newest.set(write.id, write);
  return [...newest.values()].map(({ id, position, document }) => toStored(id, position, document));
};

const changing = ({ _id, ...replacement }: Stored, trusting: boolean): AnyBulkWriteOperation<Stored> => ({
  replaceOne: { filter: trusting ? { _id } : { _id, position: { $lt: replacement.position } }, replacement },
});

/** Answers which of the writes were refused because their document is there. */
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

/**
 * Makes the indexes that are declared and drops those that no longer are. At most one path of an index may hold lists.
 */
export const syncIndexes = async ({ db }: Mongo, name: string, indexes: readonly IndexSpec[]): Promise<void> => {
  const stock = db.collection<Stored>(name);
  const wanted = new Map(
    indexes.map((keys) => [keys.map(([path, direction]) => `${path} ${direction}`).join(', '), order(keys)]),
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
