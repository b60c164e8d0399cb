import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const SHORT_READ = 522;

/**
 * True if the error means that the file itself is damaged; unreadable JSON counts as damage, because it was valid when
 * written.
 */
export const isDamage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message, errcode } = error as { name?: unknown; message?: unknown; errcode?: unknown };
  if (name === 'SyntaxError' || message === 'malformed JSON') return true;
  return errcode === SHORT_READ || [CORRUPT, NOT_A_DATABASE].includes(Number(errcode ?? 0) & 0xff);
};

const FULL = 13;
const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** True if the error means that the disk is full: the operation had no effect and can be retried. */
export const isFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return noRoom.has(String(code)) || (Number(errcode ?? 0) & 0xff) === FULL;
};

/**
 * Renames a closed SQLite file and its companions to `<file>.damaged-<time>`; returns the new name. Nothing is deleted
 * before {@link dropAsides}.
 */
export const setAside = (file: string, now: Date = new Date()): string => {
  const aside = `${file}.damaged-${now.toISOString().replaceAll(/[-:]/g, '').replace('.', '')}`;
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  return aside;
};

/** Deletes the renamed damaged files, because an erasure must include unreadable copies. */
export const dropAsides = (file: string): void => {
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(`${basename(file)}.damaged-`)) rmSync(join(dirname(file), name), { force: true });
};

type Checked = { prepare: (sql: string) => { get: () => Record<string, unknown> | undefined } };

/**
 * Reads every page of the file.
 * @throws an error that {@link isDamage} recognises when a page is damaged
 */
export const checkPages = (database: Checked): void => {
  const said = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  if (said !== 'ok') throw Object.assign(new Error(said.replaceAll(/\s+/g, ' ')), { errcode: CORRUPT });
};
