import type { DatabaseSync } from 'node:sqlite';
import { FORGET_MS } from '@lendring/platform/rate-limit/throttle.js';
import type { Attempts, AttemptStore } from '@lendring/platform/rate-limit/attempts.port.js';

/** Stores attempts in the provider's database, so that a restart does not reset them. Keys are stored as given. */
export const storeAttempts = (database: DatabaseSync, now: () => number): AttemptStore => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS tries (key TEXT PRIMARY KEY, count INTEGER NOT NULL, until INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tries_at ON tries (at);
  `);
  const get = database.prepare('SELECT count, until, at FROM tries WHERE key = ?');
  const put = database.prepare('INSERT OR REPLACE INTO tries (key, count, until, at) VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM tries WHERE key = ?');
  const sweep = database.prepare('DELETE FROM tries WHERE at <= ?');
  let writes = 0;
  return {
    get: (key) => get.get(key) as Attempts | undefined,
    put: (key, { count, until, at }) => {
      writes += 1;
      if (writes % 200 === 1) sweep.run(now() - FORGET_MS);
      put.run(key, count, until, at);
    },
    remove: (key) => void remove.run(key),
  };
};
