import { MongoClient, type Db } from 'mongodb';
import { silentLog, type Log } from '../base/log.js';

/** One database of a MongoDB server. */
export type Mongo = Readonly<{
  db: Db;
  /**
   * Whether the server only speaks MongoDB's protocol (FerretDB), which is near enough for tests and small
   * installations.
   */
  isFerretDb: () => Promise<boolean>;
  /** Runs work that `close` waits for. @throws when it is closed */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}>;

/**
 * Connects when first needed and again after every outage. Writes are on disk on most members when they are
 * acknowledged, and only such are read. While no server is found, work is rejected after `maxWaitMs`; one that does not
 * answer any more, after 30 s.
 */
export const openMongo = ({
  url,
  database,
  log = silentLog,
  maxWaitMs = 5_000,
}: Readonly<{ url: string; database: string; log?: Log | undefined; maxWaitMs?: number | undefined }>): Mongo => {
  const client = new MongoClient(url, {
    appName: 'lendring',
    serverSelectionTimeoutMS: maxWaitMs,
    connectTimeoutMS: maxWaitMs,
    waitQueueTimeoutMS: 30_000,
    socketTimeoutMS: 30_000,
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    promoteBuffers: true,
  });
  const away = new Set<string>();
  client.on('serverHeartbeatFailed', ({ connectionId, failure }) => {
    if (!away.has(connectionId)) log.warn({ database, server: connectionId, error: failure }, 'MongoDB is away');
    away.add(connectionId);
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => {
    if (away.delete(connectionId)) log.info({ database, server: connectionId }, 'MongoDB is back');
  });

  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  let connected = false;
  let isFerretDb: boolean | undefined;
  const db = client.db(database);
  return {
    db,
    isFerretDb: async () => (isFerretDb ??= 'ferretdbVersion' in (await db.command({ buildInfo: 1 }))),
    async run(work) {
      if (closing) throw new Error(`The connection to MongoDB (${database}) is closed`);
      // A client whose first connection failed stays without one until it is told to connect again.
      const task = connected
        ? work()
        : client
            .connect()
            .then(() => {
              connected = true;
            })
            .then(work);
      running.add(task);
      try {
        return await task;
      } finally {
        running.delete(task);
      }
    },
    close: () =>
      (closing ??= (async () => {
        await Promise.allSettled(running);
        await client.close();
      })()),
  };
};
