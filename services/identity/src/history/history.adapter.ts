import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { SignInTry } from '@lendring/contracts/identity/history.js';
import { unknownDevice } from '../sessions/device.js';
import { HISTORY_DAYS, type History } from './history.port.js';

/** Limit per outcome, so that a stranger's failed attempts do not displace successful sign-ins. */
const MOST = 20;

type Row = Readonly<{ at: number; outcome: string; way: string | null; device: string; new_device: number }>;

const ADDED = { way: 'TEXT', event: 'TEXT' } as const;

const addColumns = (database: DatabaseSync): void => {
  const there = new Set(
    database
      .prepare('PRAGMA table_info(history)')
      .all()
      .map(({ name }) => name),
  );
  for (const [name, type] of Object.entries(ADDED))
    if (!there.has(name)) database.exec(`ALTER TABLE history ADD COLUMN ${name} ${type}`);
};

/** Stores sign-ins in the provider's database, without network addresses or typed input. */
export const keepHistory = (database: DatabaseSync, now: () => number): History => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS history (
      person TEXT NOT NULL, at INTEGER NOT NULL, outcome TEXT NOT NULL, device TEXT NOT NULL, new_device INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS history_person ON history (person, outcome, at);
    CREATE INDEX IF NOT EXISTS history_at ON history (at);
  `);
  addColumns(database);
  database.exec('CREATE UNIQUE INDEX IF NOT EXISTS history_event ON history (event) WHERE event IS NOT NULL');
  const put = database.prepare(
    'INSERT OR IGNORE INTO history (person, at, outcome, way, device, new_device, event) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const sweep = database.prepare('DELETE FROM history WHERE at <= ?');
  const shorten = database.prepare(`
    DELETE FROM history WHERE rowid IN (
      SELECT rowid FROM history WHERE person = ? AND outcome = ? ORDER BY at DESC, rowid DESC LIMIT -1 OFFSET ${MOST}
    )
  `);
  const all = database.prepare(
    'SELECT at, outcome, way, device, new_device FROM history WHERE person = ? AND at > ? ORDER BY at DESC, rowid DESC',
  );
  const forgotten = database.prepare('DELETE FROM history WHERE person = ?');
  const oldest = (): number => now() - HISTORY_DAYS * DAY_MS;
  const keep = (userId: string, outcome: string, ...rest: readonly (string | number | null)[]): void => {
    put.run(userId, ...rest);
    shorten.run(userId, outcome);
    sweep.run(oldest());
  };
  return {
    note: (userId, { outcome, way = null, device, newDevice }, at = now()) =>
      keep(userId, outcome, at, outcome, way, JSON.stringify(device), newDevice ? 1 : 0, null),
    noteChange: (userId, { outcome, at, event }) =>
      keep(userId, outcome, Date.parse(at), outcome, null, JSON.stringify(unknownDevice), 0, event),
    of: (userId) =>
      (all.all(userId, oldest()) as readonly unknown[] as readonly Row[]).map((row) =>
        SignInTry.parse({
          at: new Date(row.at).toISOString(),
          outcome: row.outcome,
          way: row.way,
          device: JSON.parse(row.device),
          newDevice: row.new_device === 1,
        }),
      ),
    forget: (userId) => void forgotten.run(userId),
  };
};
