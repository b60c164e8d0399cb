import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { irreplaceable, openWhole } from '@lendring/platform/sqlite/whole.adapter.js';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { keepTries } from '../guessing/tries.adapter.js';
import type { TriesKept } from '../guessing/tries.port.js';
import { keepSessions } from '../sessions/sessions.adapter.js';
import type { Sessions } from '../sessions/sessions.port.js';

const SCHEMA = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
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
  tries: TriesKept;
  sessions: Sessions;
  close: () => void;
}>;

/**
 * Sessions, grants and refresh tokens of the sign-in provider, and tries that failed: not history, so plain tables
 * whose rows expire.
 * @throws CannotStart when the file is damaged
 */
export const openProviderStore = (file: string, now: () => number = Date.now): ProviderStore =>
  irreplaceable(file, () => openStore(file, now), ', or remove it: everybody signs in again then');

const openStore = (file: string, now: () => number): ProviderStore => {
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

  const adapterFor = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
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
    },
    find: async (id) => payloadOf(byId.get(model, id, seconds())),
    findByUid: async (uid) => payloadOf(byUid.get(model, uid, seconds())),
    /** Not used: the device flow is switched off. */
    findByUserCode: async () => undefined,
    async consume(id) {
      consume.run(seconds(), model, id);
    },
    async destroy(id) {
      remove.run(model, id);
    },
    async revokeByGrantId(grantId) {
      revoke.run(grantId);
    },
  });

  return {
    adapterFor,
    tries: keepTries(database, now),
    sessions: keepSessions(database, now),
    close: () => database.close(),
  };
};
