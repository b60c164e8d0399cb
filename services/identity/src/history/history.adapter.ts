import type { DatabaseSync } from 'node:sqlite';
import { SignInTry } from '@lendring/contracts/identity/queries.js';
import { HISTORY_DAYS, type History } from './history.port.js';

/** Of each outcome: wrong tries of a stranger push no sign-in out of the list. */
const MOST = 20;
const DAY_MS = 86_400_000;

type Row = Readonly<{ at: number; outcome: string; device: string; new_device: number }>;

/** Keeps sign-ins in a table of the provider's database. No network address, and nothing of what was typed. */
export const keepHistory = (database: DatabaseSync, now: () => number): History => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS history (
      person TEXT NOT NULL, at INTEGER NOT NULL, outcome TEXT NOT NULL, device TEXT NOT NULL, new_device INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS history_person ON history (person, outcome, at);
    CREATE INDEX IF NOT EXISTS history_at ON history (at);
  `);
  const put = database.prepare('INSERT INTO history (person, at, outcome, device, new_device) VALUES (?, ?, ?, ?, ?)');
  const sweep = database.prepare('DELETE FROM history WHERE at <= ?');
  const shorten = database.prepare(`
    DELETE FROM history WHERE rowid IN (
      SELECT rowid FROM history WHERE person = ? AND outcome = ? ORDER BY at DESC, rowid DESC LIMIT -1 OFFSET ${MOST}
    )
  `);
  const all = database.prepare(
    'SELECT at, outcome, device, new_device FROM history WHERE person = ? AND at > ? ORDER BY at DESC, rowid DESC',
  );
  const oldest = (): number => now() - HISTORY_DAYS * DAY_MS;
  return {
    note: (userId, { outcome, device, newDevice }) => {
      put.run(userId, now(), outcome, JSON.stringify(device), newDevice ? 1 : 0);
      shorten.run(userId, outcome);
      sweep.run(oldest());
    },
    of: (userId) =>
      (all.all(userId, oldest()) as readonly unknown[] as readonly Row[]).map((row) =>
        SignInTry.parse({
          at: new Date(row.at).toISOString(),
          outcome: row.outcome,
          device: JSON.parse(row.device),
          newDevice: row.new_device === 1,
        }),
      ),
  };
};
