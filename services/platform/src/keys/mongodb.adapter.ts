import { randomBytes } from 'node:crypto';
import { openMongo, type MongoOptions } from '../read-models/mongodb-client.adapter.js';
import { DUPLICATE, isCode } from '../read-models/mongodb-errors.adapter.js';
import { CannotStart } from '../base/cannot-start.js';
import type { MovableKeys } from './subject-keys.port.js';
import { named, PROOF, unwrap, wrap } from './wrapped-key.js';

/** `wrapped` is null for a destroyed key; the entry named '' is the identity and verifies the master key. */
type StoredKey = Readonly<{ _id: string; wrapped: Uint8Array | null }>;

/**
 * Stores personal keys in a separate MongoDB database, wrapped with a master key (32 bytes) that is kept elsewhere:
 * without the master key, copies of a destroyed key in the server's oplog or a backup are useless. @throws
 * EngineUnavailable, also from every call when the keys were wrapped with another master key
 */
export const openMongoSubjectKeys = ({
  masterKey: master,
  ...options
}: MongoOptions & Readonly<{ masterKey: Uint8Array }>): MovableKeys => {
  if (master.length !== 32)
    throw new Error(`The master key has ${master.length} bytes instead of 32. Restore it from a backup.`);
  const { db, run, close } = openMongo(options, 'key store', 'KEYS_MONGODB_URL');
  const keys = db.collection<StoredKey>('keys');

  const stored = async (subject: string): Promise<Uint8Array | null | undefined> =>
    (await keys.findOne({ _id: subject }))?.wrapped;

  /** Creates a key unless one exists or was destroyed; of concurrent writers one wins. */
  const make = async (subject: string, key: Uint8Array = randomBytes(32)): Promise<void> => {
    try {
      await keys.insertOne({ _id: subject, wrapped: wrap(master, subject, key) });
    } catch (error) {
      if (!isCode(error, DUPLICATE)) throw error;
    }
  };

  const identity = async (): Promise<Uint8Array | null> => {
    const wrapped = await stored(PROOF);
    if (wrapped === undefined) return null;
    try {
      return unwrap(master, PROOF, wrapped ?? new Uint8Array());
    } catch (error) {
      throw new CannotStart(
        `Lendring cannot start: the master key does not match the keys in ${options.database}. Restore the matching one.`,
        { cause: error },
      );
    }
  };
  const begin = async (given?: Uint8Array): Promise<Uint8Array> => {
    const there = await identity();
    if (there !== null) return there;
    await make(PROOF, given);
    return (await identity()) ?? new Uint8Array();
  };

  let proven = false;
  const withKeys = <Result>(
    subject: string,
    work: () => Promise<Result>,
    prove: () => Promise<Uint8Array | null> = begin,
  ): Promise<Result> =>
    run(async () => {
      named(subject);
      proven ||= (await prove()) !== null;
      return work();
    });

  const find = async (subject: string): Promise<Uint8Array | null | undefined> => {
    const wrapped = await stored(subject);
    return wrapped && unwrap(master, subject, wrapped);
  };

  const destroy = async (subject: string): Promise<void> => {
    const erase = (upsert: boolean) => keys.updateOne({ _id: subject }, { $set: { wrapped: null } }, { upsert });
    await erase(true).catch((error: unknown) => {
      if (!isCode(error, DUPLICATE)) throw error;
      return erase(false);
    });
  };

  const pageAfter = (last: string): Promise<readonly { subject: string; wrapped: Uint8Array | null }[]> =>
    run(async () => {
      proven ||= (await identity()) !== null;
      const page = await keys
        .find({ _id: { $gt: last } })
        .sort({ _id: 1 })
        .limit(500)
        .toArray();
      return page.map(({ _id: subject, wrapped }) => ({ subject, wrapped }));
    });

  return {
    keyFor: (subject) =>
      withKeys(subject, async () => {
        const known = await find(subject);
        if (known !== undefined) return known;
        await make(subject);
        return (await find(subject)) ?? null;
      }),
    // Never create an identity in `find`, so that a lost key store stays empty until its backup is restored.
    find: (subject) => withKeys(subject, async () => (await find(subject)) ?? null, identity),
    destroy: (subject) => withKeys(subject, () => destroy(subject)),
    async *destroyed() {
      const after = (last: string) =>
        run(async () => {
          const page = await keys
            .find({ _id: { $gt: last }, wrapped: null }, { projection: { _id: 1 } })
            .sort({ _id: 1 })
            .limit(500)
            .toArray();
          return page.map(({ _id }) => _id);
        });
      for (let page = await after(PROOF); page.length > 0; page = await after(page.at(-1) ?? PROOF)) yield* page;
    },
    identity: () => run(identity),
    begin: (given) => run(() => begin(given)),
    async *all() {
      for (let page = await pageAfter(PROOF); page.length > 0; page = await pageAfter(page.at(-1)?.subject ?? PROOF)) {
        for (const { subject, wrapped } of page) yield [subject, wrapped && unwrap(master, subject, wrapped)] as const;
      }
    },
    adopt: (subject, key) =>
      withKeys(subject, async () => {
        if (key === null) return destroy(subject);
        await make(subject, key);
        const present = await find(subject);
        if (present && !Buffer.from(present).equals(key))
          throw new Error('The target contains another key of this user. Move the keys into an empty key store.');
      }),
    close,
  };
};
