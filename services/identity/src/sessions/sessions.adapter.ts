import type { DatabaseSync } from 'node:sqlite';
import type { Sessions } from './sessions.port.js';

/** The person behind an entry: of a session, grant or token, or of a sign-in whose password was right. */
const person = `COALESCE(json_extract(payload, '$.accountId'), json_extract(payload, '$.result.login.accountId'))`;

/** Ends sessions in the table of the provider, whose entries name their person and their grant. */
export const keepSessions = (database: DatabaseSync, now: () => number): Sessions => {
  database.exec(`
    CREATE INDEX IF NOT EXISTS entry_person ON entry (${person});
    CREATE TABLE IF NOT EXISTS ended (person TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  `);
  const granted = database.prepare(
    `DELETE FROM entry WHERE grant_id IN (SELECT id FROM entry WHERE model = 'Grant' AND ${person} = ?)`,
  );
  const own = database.prepare(`DELETE FROM entry WHERE ${person} = ?`);
  const note = database.prepare('INSERT OR REPLACE INTO ended (person, at) VALUES (?, ?)');
  const ended = database.prepare('SELECT at FROM ended WHERE person = ?');
  return {
    endOf: (userId) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        granted.run(userId);
        own.run(userId);
        note.run(userId, now());
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    endedAt: (userId) => Number(ended.get(userId)?.['at'] ?? 0),
  };
};
