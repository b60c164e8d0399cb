import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { watchEngine, type EngineWatch } from '@lendring/platform/base/engine-watch.js';
import { awayOnDisk } from '@lendring/platform/sqlite/away.js';
import { irreplaceable, openWhole } from '@lendring/platform/sqlite/whole.adapter.js';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { keepChallenges } from '../passkeys/challenges.adapter.js';
import type { Challenges } from '../passkeys/challenges.port.js';
import { storeAttempts } from '../guessing/attempts.adapter.js';
import type { AttemptStore } from '@lendring/platform/rate-limit/attempts.port.js';
import { keepHistory } from '../history/history.adapter.js';
import type { History } from '../history/history.port.js';
import { keepSessions } from '../sessions/sessions.adapter.js';
import type { Sessions } from '../sessions/sessions.port.js';

const SCHEMA = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS entry (
    model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, grant_id TEXT, uid TEXT, consumed INTEGER, expires INTEGER,
    PRIMARY KEY (model, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entry_grant ON entry (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entry_uid ON entry (model, uid) WHERE uid IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entry_expires ON entry (expires) WHERE expires IS NOT NULL;
`;

export type ProviderStore = Readonly<{
  adapterFor: (model: string) => Adapter;
  attempts: AttemptStore;
  sessions: Sessions;
  history: History;
  /** Ends all sessions of a user and removes all rows about them, from the write-ahead log as well. */
  forget: (userId: UserId) => void;
  challenges: Challenges;
  close: () => void;
}>;

/**
 * The provider's sessions, grants, refresh tokens and failed attempts: plain tables with expiring rows, not part of the
 * event log.
 * @throws CannotStart when the file is damaged
 */
export const openProviderStore = (
  file: string,
  {
    now = Date.now,
    watch = watchEngine('sign-in issuer', { at: file }),
  }: Readonly<{ now?: () => number; watch?: EngineWatch }> = {},
): ProviderStore =>
  irreplaceable(file, () => openStore(file, now, watch), ', or remove it: everybody signs in again then');

const UNAVAILABLE = { statusCode: 503 };

const openStore = (file: string, now: () => number, watch: EngineWatch): ProviderStore => {
  /**
   * Maps write failures, such as a full disk, to a temporary error.
   * @throws EngineUnavailable
   */
  const writing =
    <Given extends readonly unknown[], Answer>(write: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      try {
        const answer = write(...given);
        watch.answered();
        return answer;
      } catch (error) {
        const meant = watch.failed(awayOnDisk('sign-in issuer', file, error));
        throw meant instanceof EngineUnavailable ? Object.assign(meant, UNAVAILABLE) : meant;
      }
    };

  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = openWhole(file, {});
  database.exec(SCHEMA);
  const put = database.prepare(
    'INSERT OR REPLACE INTO entry (model, id, payload, grant_id, uid, expires) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const byId = database.prepare(
    'SELECT payload, consumed FROM entry WHERE model = ? AND id = ? AND (expires IS NULL OR expires > ?)',
  );
  const byUid = database.prepare(
    'SELECT payload, consumed FROM entry WHERE model = ? AND uid = ? AND (expires IS NULL OR expires > ?)',
  );
  const consume = database.prepare('UPDATE entry SET consumed = ? WHERE model = ? AND id = ?');
  const remove = database.prepare('DELETE FROM entry WHERE model = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM entry WHERE grant_id = ?');
  const sweep = database.prepare('DELETE FROM entry WHERE expires <= ?');

  const seconds = () => Math.floor(now() / 1000);
  const payloadOf = (row: unknown): AdapterPayload | undefined => {
    if (!row) return undefined;
    const { payload, consumed } = row as { payload: string; consumed: number | null };
    return { ...(JSON.parse(payload) as AdapterPayload), ...(consumed ? { consumed } : {}) };
  };
  let writes = 0;
  const keep = writing((model: string, id: string, payload: AdapterPayload, expiresIn: number | undefined) => {
    writes += 1;
    if (writes % 200 === 0) sweep.run(seconds());
    put.run(
      model,
      id,
      JSON.stringify(payload),
      payload.grantId ?? null,
      payload.uid ?? null,
      expiresIn ? seconds() + expiresIn : null,
    );
  });
  const consumed = writing((model: string, id: string) => void consume.run(seconds(), model, id));
  const removed = writing((model: string, id: string) => void remove.run(model, id));
  const revoked = writing((grantId: string) => void revoke.run(grantId));

  const attempts = storeAttempts(database, now);
  const sessions = keepSessions(database, now);
  /** Ignore a browser session that a concurrent request stored again during the sign-out. */
  const stillThere = (payload: AdapterPayload | undefined): AdapterPayload | undefined =>
    Object.values(payload?.authorizations ?? {}).some(({ grantId }) => grantId && sessions.hasLeft(grantId))
      ? undefined
      : payload;
  const adapterFor = (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => keep(model, id, payload, expiresIn),
    find: async (id) => stillThere(payloadOf(byId.get(model, id, seconds()))),
    findByUid: async (uid) => stillThere(payloadOf(byUid.get(model, uid, seconds()))),
    findByUserCode: async () => undefined,
    consume: async (id) => consumed(model, id),
    destroy: async (id) => removed(model, id),
    revokeByGrantId: async (grantId) => revoked(grantId),
  });

  const history = keepHistory(database, now);
  const challenges = keepChallenges(database, now);
  return {
    adapterFor,
    attempts: { ...attempts, put: writing(attempts.put), remove: writing(attempts.remove) },
    sessions: {
      ...sessions,
      seen: writing(sessions.seen),
      end: writing(sessions.end),
      endOf: writing(sessions.endOf),
      leave: writing(sessions.leave),
    },
    history: { ...history, note: writing(history.note), noteChange: writing(history.noteChange) },
    forget: writing((userId: UserId) => {
      sessions.forget(userId);
      history.forget(userId);
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    }),
    challenges: { make: writing(challenges.make), take: writing(challenges.take) },
    close: () => database.close(),
  };
};
