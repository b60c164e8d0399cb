import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { compact, OVERWRITE } from '../sqlite/compact.js';
import { irreplaceable, openWhole } from '../sqlite/whole.adapter.js';
import { CannotStart } from '../base/cannot-start.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { awayOnDisk } from '../sqlite/away.js';
import { masterKey } from './master-key.js';
import type { MovableKeys } from './subject-keys.port.js';
import { named, PROOF, unwrap, wrap } from './wrapped-key.js';

/** `wrapped` is NULL for a destroyed key; the row named '' is the identity and verifies the master key. */
const schema = 'CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, wrapped BLOB) STRICT, WITHOUT ROWID;';

/**
 * Stores personal keys in a separate SQLite file, wrapped with the master key in `masterKeyFile` (created at the first
 * start).
 * @throws when the master key is missing or is not the one that wrapped the keys
 */
export const openSqliteSubjectKeys = (
  file: string,
  masterKeyFile: string,
  watch: EngineWatch = watchEngine('key store', { at: file }),
): MovableKeys => irreplaceable(file, () => openKeys(file, masterKeyFile, watch));

const openKeys = (file: string, masterKeyFile: string, watch: EngineWatch): MovableKeys => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = openWhole(file, { timeout: 5_000 });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${OVERWRITE}`);
  db.exec(schema);
  const select = db.prepare('SELECT wrapped FROM keys WHERE subject = ?');
  const insert = db.prepare('INSERT INTO keys (subject, wrapped) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const selectAll = db.prepare('SELECT subject, wrapped FROM keys WHERE subject > ? ORDER BY subject LIMIT 500');
  const selectDestroyed = db.prepare(
    'SELECT subject FROM keys WHERE wrapped IS NULL AND subject > ? ORDER BY subject LIMIT 500',
  );
  const erase = db.prepare(
    'INSERT INTO keys (subject, wrapped) VALUES (?, NULL) ON CONFLICT DO UPDATE SET wrapped = NULL',
  );

  const stored = (subject: string): Uint8Array | null | undefined =>
    (select.get(subject) as { wrapped: Uint8Array | null } | undefined)?.wrapped;

  const master = masterKey(masterKeyFile, stored(PROOF) === undefined);
  const identity = (): Uint8Array | null => {
    const wrapped = stored(PROOF);
    return wrapped === undefined ? null : unwrap(master, PROOF, wrapped ?? new Uint8Array());
  };
  try {
    identity();
  } catch (error) {
    db.close();
    throw new CannotStart(
      `Lendring cannot start: the master key ${masterKeyFile} does not match ${file}. Restore the matching one.`,
      { cause: error },
    );
  }

  let begun: Uint8Array | null = null;
  /** Verify the master key, or record its proof, before every new key. */
  const begin = (given: Uint8Array = randomBytes(32)): Uint8Array => {
    if (begun === null) insert.run(PROOF, wrap(master, PROOF, given));
    return (begun ??= identity() ?? given);
  };

  const find = (subject: string): Uint8Array | null => {
    const wrapped = stored(named(subject));
    return wrapped ? unwrap(master, subject, wrapped) : null;
  };

  const pageAfter = (subject: string): readonly { subject: string; wrapped: Uint8Array | null }[] =>
    selectAll.all(subject) as { subject: string; wrapped: Uint8Array | null }[];

  const make = (subject: string, key: Uint8Array): void => {
    begin();
    insert.run(subject, wrap(master, subject, key));
  };

  const destroy = (subject: string): void => {
    begin();
    erase.run(named(subject));
    compact(db);
  };

  const reading = <Answer>(look: () => Answer): Answer => {
    try {
      return look();
    } catch (error) {
      throw watch.failed(awayOnDisk('key store', file, error));
    }
  };
  /** Mark the store as available only after a write, because a successful read does not prove that writes work. */
  const writing = (write: () => unknown): void => {
    reading(write);
    watch.answered();
  };

  return {
    async keyFor(subject) {
      if (reading(() => stored(named(subject))) === undefined) writing(() => make(subject, randomBytes(32)));
      return reading(() => find(subject));
    },
    find: async (subject) => reading(() => find(subject)),
    destroy: async (subject) => writing(() => destroy(subject)),
    async *destroyed() {
      const after = (subject: string) =>
        reading(() => (selectDestroyed.all(subject) as { subject: string }[]).map((row) => row.subject));
      for (let page = after(PROOF); page.length > 0; page = after(page.at(-1) ?? PROOF)) yield* page;
    },
    identity: async () => reading(identity),
    begin: async (given) => reading(() => begin(given)),
    async *all() {
      for (let rows = pageAfter(PROOF); rows.length > 0; rows = pageAfter(rows.at(-1)?.subject ?? PROOF)) {
        for (const { subject, wrapped } of rows) yield [subject, wrapped && unwrap(master, subject, wrapped)] as const;
      }
    },
    async adopt(subject, key) {
      if (key === null) return destroy(subject);
      if (stored(named(subject)) === undefined) make(subject, key);
      const present = find(subject);
      if (present !== null && !Buffer.from(present).equals(key))
        throw new Error('The target contains another key of this user. Move the keys into an empty key store.');
    },
    close: async () => db.close(),
  };
};
