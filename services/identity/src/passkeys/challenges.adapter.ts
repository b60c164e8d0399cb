import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Challenges } from './challenges.port.js';

const LASTS_MS = 600_000;

export const keepChallenges = (database: DatabaseSync, now: () => number): Challenges => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS challenge (purpose TEXT PRIMARY KEY, challenge TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS challenge_until ON challenge (until);
  `);
  const put = database.prepare('INSERT OR REPLACE INTO challenge (purpose, challenge, until) VALUES (?, ?, ?)');
  const take = database.prepare('DELETE FROM challenge WHERE purpose = ? AND challenge = ? AND until > ?');
  const sweep = database.prepare('DELETE FROM challenge WHERE until <= ?');
  return {
    make: (purpose) => {
      sweep.run(now());
      const challenge = randomBytes(32).toString('base64url');
      put.run(purpose, challenge, now() + LASTS_MS);
      return challenge;
    },
    take: (purpose, challenge) => take.run(purpose, challenge, now()).changes === 1,
  };
};
