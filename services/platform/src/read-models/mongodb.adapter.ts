import { InvalidQuery, LAST_CHARACTER, type Collection, type Documents } from './documents.port.js';
import { checkName } from './filter.js';
import { openMongo, type MongoOptions } from './mongodb-client.adapter.js';
import { openMongoCollection, syncIndexes } from './mongodb-collection.adapter.js';
import { DUPLICATE, isCode, NO_COLLECTION } from './mongodb-errors.adapter.js';

const VALUES = 'values';

/**
 * Read models in one MongoDB database: one collection per version (`requests@1`), small values in `values`. Needs no
 * transactions: each document stores its position, and a value is written only after the preceding documents are
 * durable.
 * @throws EngineUnavailable after `maxWaitMs` while the server is unavailable; recovers by itself
 */
export const openMongoDocuments = (options: MongoOptions): Documents => {
  const mongo = openMongo(options, 'document store', 'MONGODB_URL');
  const { db, run } = mongo;
  const values = db.collection<{ _id: string; value: string }>(VALUES);

  return {
    collection: <Document extends object>(name: string, indexes = []) =>
      run(async () => {
        await syncIndexes(mongo, collectionName(name), indexes);
        // Safe cast: only the caller knows the document type of the collection.
        return openMongoCollection(mongo, name) as unknown as Collection<Document>;
      }),
    drop: (name) =>
      run(async () => {
        await db
          .collection(collectionName(name))
          .drop()
          .catch((error: unknown) => {
            if (!isCode(error, NO_COLLECTION)) throw error;
          });
      }),
    getValue: (key) => run(async () => (await values.findOne({ _id: key }))?.value ?? null),
    setValue: (key, value) =>
      run(async () => {
        await values.updateOne({ _id: key }, { $set: { value } }, { upsert: true });
      }),
    setValueIf: (key, expected, value) =>
      run(async () => {
        if (expected !== null)
          return (await values.updateOne({ _id: key, value: expected }, { $set: { value } })).matchedCount === 1;
        try {
          await values.insertOne({ _id: key, value });
          return true;
        } catch (error) {
          if (isCode(error, DUPLICATE)) return false;
          throw error;
        }
      }),
    values: (prefix) =>
      run(async () => {
        const within = { _id: { $gte: prefix, $lt: `${prefix}${LAST_CHARACTER}` } };
        const found = await values.find(within).sort({ _id: 1 }).toArray();
        return new Map(found.map(({ _id, value }) => [_id, value]));
      }),
    removeValue: (key) =>
      run(async () => {
        await values.deleteOne({ _id: key });
      }),
    close: mongo.close,
  };
};

const collectionName = (name: string): string => {
  if (name === VALUES) throw new InvalidQuery(`The small values live in the collection ${VALUES}: choose another name`);
  return checkName(name);
};
