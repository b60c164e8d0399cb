import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { START } from '@lendring/contracts/kernel/start-position.js';
import { checkPages, dropAsides, isDamage, setAside } from '@lendring/platform/sqlite/damage.js';
import { OVERWRITE } from '@lendring/platform/sqlite/compact.js';
import type { Field } from './analysis/analyse.js';

/** Raise it when folding, stems, splitting or the tables change: an index of another version does not open. */
const VERSION = 3;

/**
 * One row of `offer` per document ever seen; `row` is its place in text and place and null once it is removed (the
 * position stays as tombstone). A changed text moves the document to a new row and a row is never used twice, so what a
 * reader has cached of a row stays true; `change` counts the writes, by which readers find what is new. The words of
 * `text` begin with a sign for the field they stand in: each field has its own short lists then, where columns would
 * make FTS5 walk the whole list for each of them.
 * `recent` holds the words of the last rows once more: readers add them to what they have cached without asking FTS5
 * again. `scrubbed` is the change up to which nothing is left of what was removed. Ids of words are never used twice
 * (AUTOINCREMENT), because readers ask for those above the last one they know.
 */
const schema = `
  CREATE TABLE offer (id TEXT PRIMARY KEY, position TEXT NOT NULL, change INTEGER NOT NULL, row INTEGER, digest BLOB, facts TEXT) STRICT;
  CREATE INDEX offer_change ON offer (change);
  CREATE TABLE counter (change INTEGER NOT NULL, row INTEGER NOT NULL, scrubbed INTEGER NOT NULL) STRICT;
  INSERT INTO counter VALUES (0, 0, 0);
  CREATE TABLE word (id INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL UNIQUE, stem TEXT NOT NULL, parts TEXT NOT NULL) STRICT;
  CREATE INDEX word_stem ON word (stem);
  CREATE VIRTUAL TABLE text USING fts5(words, content='', contentless_delete=1, detail=none, prefix='3 4', tokenize='ascii');
  CREATE TABLE recent (row INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE place USING rtree(row, south, north, west, east);
  INSERT INTO reached VALUES ('${START}');
  PRAGMA user_version = ${VERSION};
`;

/** The position up to which the index is complete; a file from before positions were stored is filled again. */
const progress = 'CREATE TABLE IF NOT EXISTS reached (position TEXT NOT NULL) STRICT;';

/** How many rows `recent` holds. */
export const RECENT_ROWS = 200;

/** First letter of each indexed word. */
export const fieldSigns: Readonly<Record<Field, string>> = {
  title: 't',
  parts: 'p',
  tags: 'g',
  keywords: 'k',
  body: 'b',
};

/** Names may hold any sign (`offer-search@1`). */
const pathOf = (directory: string, name: string): string => join(directory, `${encodeURIComponent(name)}.sqlite`);

/** The file cannot be used: it is damaged, or another version wrote it. */
export class Unusable extends Error {}
export const isUnusable = (error: unknown): boolean => error instanceof Unusable || isDamage(error);

/** Opens the file behind a name for writing and creates it if it is missing. @throws Unusable */
export function createFile(directory: string, name: string): DatabaseSync {
  mkdirSync(directory, { recursive: true });
  const db = new DatabaseSync(pathOf(directory, name), { timeout: 5000 });
  try {
    // Now, and not when somebody searches.
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

/** Opens the file for writing; throws when it is not there. */
export function openForWriting(directory: string, name: string): DatabaseSync {
  if (!existsSync(pathOf(directory, name))) throw new Error(`There is no search index ${name}; open it first.`);
  return createFile(directory, name);
}

/** Opens the file for searches, beside the writer. */
export function openForReading(directory: string, name: string): DatabaseSync {
  const db = new DatabaseSync(pathOf(directory, name), { readOnly: true, timeout: 5000 });
  db.exec('PRAGMA cache_size = -8000');
  return db;
}

/** Puts an unusable file out of the way; answers where it lies now. */
export const putAside = (directory: string, name: string): string => setAside(pathOf(directory, name));

/** Deletes what was put aside of an index. */
export const deleteAsides = (directory: string, name: string): void => dropAsides(pathOf(directory, name));

export function deleteFile(directory: string, name: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(pathOf(directory, name) + ending, { force: true });
}
