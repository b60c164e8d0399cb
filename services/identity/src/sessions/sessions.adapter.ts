import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { DeviceName } from '@lendring/contracts/identity/device.js';
import type { OpenSession } from '@lendring/contracts/identity/sessions.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { unknownDevice } from './device.js';
import type { Sessions } from './sessions.port.js';

const SESSIONS = '3d0b7a55-52a6-4f0e-9a3c-8a9d1a3f7e20';
/** Public session id, derived so that the grant id stays secret. */
const sessionOf = (grantId: string) => derivedId(SESSIONS, grantId);

const person = `COALESCE(json_extract(payload, '$.accountId'), json_extract(payload, '$.result.login.accountId'))`;

const SCHEMA = `
  CREATE INDEX IF NOT EXISTS entry_person ON entry (${person});
  CREATE TABLE IF NOT EXISTS ended (person TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS signed_in (
    session TEXT PRIMARY KEY, granted TEXT NOT NULL, person TEXT NOT NULL, device TEXT, began INTEGER NOT NULL, seen INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS signed_in_person ON signed_in (person);
  CREATE TABLE IF NOT EXISTS left_grant (granted TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS left_grant_until ON left_grant (until);
`;

const open = `FROM signed_in JOIN entry ON model = 'Grant' AND id = granted AND (expires IS NULL OR expires > ?)`;

/** Retention of ended grants: longer than any browser session that may still name the grant. */
const LEFT_MS = 31 * DAY_MS;

type Found = Readonly<{ granted: string; person: string }>;
type Row = Readonly<{ session: string; device: string | null; began: number; seen: number }>;

const instant = (ms: number): string => new Date(ms).toISOString();
const shown = ({ session, device, began, seen }: Row): OpenSession => ({
  session,
  device: device === null ? unknownDevice : DeviceName.parse(JSON.parse(device)),
  began: instant(began),
  seen: instant(seen),
});

export const keepSessions = (database: DatabaseSync, now: () => number): Sessions => {
  database.exec(SCHEMA);
  const put = database.prepare(`
    INSERT INTO signed_in (session, granted, person, device, began, seen) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (session) DO UPDATE SET seen = excluded.seen, device = COALESCE(signed_in.device, excluded.device)
  `);
  const forget = database.prepare(
    `DELETE FROM signed_in WHERE person = ? AND granted NOT IN (SELECT id FROM entry WHERE model = 'Grant')`,
  );
  const all = database.prepare(
    `SELECT session, device, began, seen ${open} WHERE person = ? ORDER BY seen DESC, began DESC, session`,
  );
  const one = database.prepare(`SELECT granted, person ${open} WHERE session = ?`);
  const whose = database.prepare('SELECT person FROM signed_in WHERE session = ?');

  // Browser sessions name their grants; entries without a grant end only when all sessions end.
  const ofGrant = [
    `DELETE FROM entry WHERE grant_id = ?`,
    `DELETE FROM entry WHERE model = 'Session' AND ${person} = ? AND instr(payload, ?) > 0`,
    `DELETE FROM entry WHERE model = 'Grant' AND id = ?`,
  ].map((sql) => database.prepare(sql));
  const markLeft = database.prepare('INSERT OR REPLACE INTO left_grant (granted, until) VALUES (?, ?)');
  const isLeft = database.prepare('SELECT 1 FROM left_grant WHERE granted = ?');
  const sweepLeft = database.prepare('DELETE FROM left_grant WHERE until <= ?');
  const markAllLeft = database.prepare(
    `INSERT OR REPLACE INTO left_grant (granted, until)
       SELECT id, ? FROM entry WHERE model = 'Grant' AND ${person} = ? AND id <> ?`,
  );
  const tokens = database.prepare(
    `DELETE FROM entry WHERE grant_id IN (SELECT id FROM entry WHERE model = 'Grant' AND ${person} = ? AND id <> ?)`,
  );
  const own = database.prepare(
    `DELETE FROM entry WHERE ${person} = ? AND id <> ? AND COALESCE(grant_id, '') <> ? AND NOT (model = 'Session' AND instr(payload, ?) > 0)`,
  );
  const devicesOf = database.prepare('DELETE FROM signed_in WHERE person = ?');
  const note = database.prepare('INSERT OR REPLACE INTO ended (person, at) VALUES (?, ?)');
  const ended = database.prepare('SELECT at FROM ended WHERE person = ?');

  const seconds = (): number => Math.floor(now() / 1000);
  const grantOf = (session: string): Found | undefined => one.get(seconds(), session) as Found | undefined;
  const atOnce = (write: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      write();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };

  const listeners: ((userId: string) => void)[] = [];
  const tell = (userId: string): void => {
    for (const listener of listeners) listener(userId);
  };

  const endOf: Sessions['endOf'] = (userId, keeps) => {
    const kept = keeps === undefined ? undefined : grantOf(keeps);
    // Use an impossible grant id if no session is kept, so that all sessions end.
    const grantId = kept?.person === userId ? kept.granted : '\u0000';
    atOnce(() => {
      markAllLeft.run(now() + LEFT_MS, userId, grantId);
      tokens.run(userId, grantId);
      own.run(userId, grantId, grantId, grantId);
      note.run(userId, now());
    });
    tell(userId);
  };

  const leave: Sessions['leave'] = (grantId) => {
    const owner = whose.get(sessionOf(grantId))?.['person'];
    atOnce(() => {
      sweepLeft.run(now());
      markLeft.run(grantId, now() + LEFT_MS);
      const [tokensOf, browser, grant] = ofGrant;
      tokensOf?.run(grantId);
      if (typeof owner === 'string') browser?.run(owner, grantId);
      grant?.run(grantId);
    });
    if (typeof owner === 'string') tell(owner);
  };

  return {
    seen: (grantId, userId, begins) => {
      const session = sessionOf(grantId);
      if (begins) forget.run(userId);
      put.run(session, grantId, userId, begins ? JSON.stringify(begins.device) : null, begins?.at ?? now(), now());
      return session;
    },
    of: (userId) => (all.all(seconds(), userId) as readonly unknown[] as readonly Row[]).map(shown),
    isOpen: (session) => grantOf(session) !== undefined,
    end: (userId, session) => {
      const found = grantOf(session);
      if (found?.person !== userId) return false;
      leave(found.granted);
      return true;
    },
    forget: (userId) => {
      endOf(userId);
      devicesOf.run(userId);
    },
    endOf,
    leave,
    onEnded: (listener) => void listeners.push(listener),
    hasLeft: (grantId) => isLeft.get(grantId) !== undefined,
    endedAt: (userId) => Number(ended.get(userId)?.['at'] ?? 0),
  };
};
