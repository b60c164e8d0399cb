import { EngineUnavailable, type Engine } from '../base/engine-unavailable.js';
import { messageOf } from '../base/message-of.js';
import { isDamage, isFull } from './damage.js';

/** SQLite's primary codes for a file that another process holds, a disk that is read-only or fails, and no file at all. */
const passing = new Set([5, 8, 10, 14]);

/** The file system's words for the same, and for a process that may open no more files. */
const failing = new Set('EACCES EBUSY EIO EMFILE ENFILE ENODEV ENOTCONN ENXIO EPERM EROFS ESTALE ETIMEDOUT'.split(' '));

/** What an error of SQLite or the file system means for the caller; one that says nothing of the disk stays as it is. */
export const awayOnDisk = (engine: Engine, place: string, error: unknown): unknown => {
  if (isFull(error))
    return new EngineUnavailable(engine, error, `The disk that holds ${place} is full: make room there`);
  if (typeof error !== 'object' || error === null || isDamage(error)) return error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return failing.has(String(code)) || passing.has(Number(errcode ?? 0) & 0xff)
    ? new EngineUnavailable(engine, error, `${place} can be neither read nor written now: ${messageOf(error)}`)
    : error;
};
