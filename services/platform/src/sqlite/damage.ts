import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** SQLite's primary codes for a file that is not, or no longer, what it wrote. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
/** The file ends before a page that must be there. */
const SHORT_READ = 522;

/**
 * True for an error that says the file itself is damaged; JSON that cannot be read was whole when it was written, too.
 */
export const isDamage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message, errcode } = error as { name?: unknown; message?: unknown; errcode?: unknown };
  if (name === 'SyntaxError' || message === 'malformed JSON') return true;
  return errcode === SHORT_READ || [CORRUPT, NOT_A_DATABASE].includes(Number(errcode ?? 0) & 0xff);
};

/** SQLite's and the file system's words for a disk without room. */
const FULL = 13;
const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** True for an error that says that the disk is full: what was asked for did not happen, and can be asked for again. */
export const isFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return noRoom.has(String(code)) || (Number(errcode ?? 0) & 0xff) === FULL;
};

/**
 * Renames a closed SQLite file and what belongs to it to `<file>.damaged-<time>`; answers the new name. Nothing is
 * deleted until {@link dropAsides}.
 */
export const setAside = (file: string, now: Date = new Date()): string => {
  const aside = `${file}.damaged-${now.toISOString().replaceAll(/[-:]/g, '').replace('.', '')}`;
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  return aside;
};

/** Deletes what was set aside of a file: an erasure reaches copies that nobody can open, too. */
export const dropAsides = (file: string): void => {
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(`${basename(file)}.damaged-`)) rmSync(join(dirname(file), name), { force: true });
};

/** The part of a `DatabaseSync` that a check needs. */
type Checked = { prepare: (sql: string) => { get: () => Record<string, unknown> | undefined } };

/** Reads every page of the file. @throws what {@link isDamage} recognises when one is not as it should be */
export const checkPages = (database: Checked): void => {
  const said = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  if (said !== 'ok') throw Object.assign(new Error(said.replaceAll(/\s+/g, ' ')), { errcode: CORRUPT });
};
