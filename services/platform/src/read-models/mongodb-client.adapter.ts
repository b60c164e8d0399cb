import { MongoClient, type Db } from 'mongodb';
import { hostsOf, type Called } from '../base/engine-errors.js';
import type { Engine } from '../base/engine-unavailable.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { meaningOf } from './mongodb-errors.adapter.js';

/** One database of a MongoDB server. */
export type Mongo = Readonly<{
  db: Db;
  /** Runs work that `close` waits for. @throws EngineUnavailable, and when it is closed */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}>;

export type MongoOptions = Readonly<{
  url: string;
  database: string;
  /** Shared by all who use this server. */ watch?: EngineWatch | undefined;
  /** How long work waits for a server that can be written to. */ maxWaitMs?: number | undefined;
}>;

const HEARTBEAT_MS = 3_000;

/**
 * Connects when first needed and again after every outage. Writes are on disk on most members when they are
 * acknowledged, and only such are read. While no server is found, and no other one of its replica set becomes primary,
 * work is rejected after `maxWaitMs`; one that takes work and stays silent loses it when it misses a heartbeat, after
 * `maxWaitMs` and three seconds at most; one that answers heartbeats and nothing else, after fifteen.
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
    // An index of many documents takes its time, and the server answers heartbeats meanwhile.
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
          // A client whose first connection failed stays without one until it is told to connect again.
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
