import { MongoClient, type Db } from 'mongodb';
import { hostsOf, type Called } from '../base/engine-errors.js';
import type { Engine } from '../base/engine-unavailable.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { meaningOf } from './mongodb-errors.adapter.js';

export type Mongo = Readonly<{
  db: Db;
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}>;

export type MongoOptions = Readonly<{
  url: string;
  database: string;
  watch?: EngineWatch | undefined;
  maxWaitMs?: number | undefined;
}>;

const HEARTBEAT_MS = 3_000;

/**
 * Connects on demand and after every outage. Writes are acknowledged by a majority of members with journaling, and
 * reads see only such writes. Work rejects after `maxWaitMs` without a reachable primary. A server that accepts work
 * and goes silent is abandoned at its next missed heartbeat, `maxWaitMs` plus three seconds at most; a server that
 * answers only heartbeats is abandoned after fifteen seconds.
 */
export const openMongo = (
  { url, database, watch, maxWaitMs = 5_000 }: MongoOptions,
  engine: Engine,
  settings: string,
): Mongo => {
  const called: Called = { engine, name: `MongoDB at ${hostsOf(url)}`, settings };
  const { call } = watch ?? watchEngine(engine, { at: hostsOf(url) });
  const client = new MongoClient(url, {
    appName: 'lendring',
    serverSelectionTimeoutMS: maxWaitMs,
    connectTimeoutMS: maxWaitMs,
    heartbeatFrequencyMS: Math.min(HEARTBEAT_MS, maxWaitMs),
    waitQueueTimeoutMS: maxWaitMs,
    // Allow time for building a large index, during which the server answers only heartbeats.
    socketTimeoutMS: 15_000,
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    promoteBuffers: true,
  });
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  let connected = false;
  const db = client.db(database);
  return {
    db,
    async run(work) {
      if (closing) throw new Error(`The connection to MongoDB (${database}) is closed`);
      const task = call(async () => {
        try {
          // Connect explicitly: the driver does not reconnect by itself after a failed first connection.
          if (!connected) await client.connect();
          connected = true;
          return await work();
        } catch (error) {
          throw meaningOf(called, error);
        }
      });
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
