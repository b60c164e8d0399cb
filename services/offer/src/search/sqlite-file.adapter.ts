import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { START } from '@lendring/contracts/kernel/start-position.js';
import { checkPages, dropAsides, isDamage, setAside } from '@lendring/platform/sqlite/damage.js';
import { OVERWRITE } from '@lendring/platform/sqlite/compact.js';
import type { Field } from './analysis/analyse.js';

/** Increment when folding, stemming, splitting or the tables change: files of another version do not open. */
const VERSION = 4;

/**
 * `offer` has one row per document ever seen; `row` is its row in text, null once removed (the position stays
 * as a tombstone). A changed text moves the document to a new row, and rows are never reused, so that readers' caches
 * stay valid; `change` counts writes, by which readers find new data. Each word in `text` starts with its field's
 * letter: every field then has short lists of its own, whereas columns would make FTS5 scan the whole list per field.
 * `recent` repeats the words of the last rows, so that readers update their caches without querying FTS5. `word` has no
 * index, because the writer has all words in memory: new words are appended, instead of being inserted all over an index. `scrubbed` is
 * the change up to which removed data is purged. Word ids are never reused (AUTOINCREMENT), because readers fetch ids
 * above the last one they know.
 */
const schema = `
  CREATE TABLE offer (id TEXT PRIMARY KEY, position TEXT NOT NULL, change INTEGER NOT NULL, row INTEGER, digest BLOB, facts TEXT) STRICT;
  CREATE INDEX offer_change ON offer (change);
  CREATE TABLE counter (change INTEGER NOT NULL, row INTEGER NOT NULL, scrubbed INTEGER NOT NULL) STRICT;
  INSERT INTO counter VALUES (0, 0, 0);
  CREATE TABLE word (id INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL, stem TEXT NOT NULL, parts TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE text USING fts5(words, content='', contentless_delete=1, detail=none, prefix='3 4', tokenize='ascii');
  CREATE TABLE recent (row INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT;
  INSERT INTO reached VALUES ('${START}');
  PRAGMA user_version = ${VERSION};
`;

/** Position up to which the index is complete; files from before positions were stored are refilled. */
const progress = 'CREATE TABLE IF NOT EXISTS reached (position TEXT NOT NULL) STRICT;';

export const RECENT_ROWS = 200;

export const fieldSigns: Readonly<Record<Field, string>> = {
  title: 't',
  parts: 'p',
  tags: 'g',
  keywords: 'k',
  body: 'b',
};

const pathOf = (directory: string, name: string): string => join(directory, `${encodeURIComponent(name)}.sqlite`);

export class Unusable extends Error {}
export const isUnusable = (error: unknown): boolean => error instanceof Unusable || isDamage(error);

export function createFile(directory: string, name: string): DatabaseSync {
  mkdirSync(directory, { recursive: true });
  const db = new DatabaseSync(pathOf(directory, name), { timeout: 5000 });
  try {
    checkPages(db);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; ${OVERWRITE}`);
    const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
    if (version === 0) db.exec(`BEGIN IMMEDIATE; ${progress} ${schema} COMMIT`);
    else if (version === VERSION) db.exec(progress);
    else
      throw new Unusable(
        `it was written by another version of the program (${String(version)}, this one is ${VERSION})`,
      );
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

export function openForWriting(directory: string, name: string): DatabaseSync {
  if (!existsSync(pathOf(directory, name))) throw new Error(`Search index ${name} does not exist. Open it first.`);
  return createFile(directory, name);
}

export function openForReading(directory: string, name: string): DatabaseSync {
  const db = new DatabaseSync(pathOf(directory, name), { readOnly: true, timeout: 5000 });
  db.exec('PRAGMA cache_size = -8000');
  return db;
}

export const putAside = (directory: string, name: string): string => setAside(pathOf(directory, name));

export const deleteAsides = (directory: string, name: string): void => dropAsides(pathOf(directory, name));

export function deleteFile(directory: string, name: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(pathOf(directory, name) + ending, { force: true });
}
