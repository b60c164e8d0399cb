import { EngineUnavailable, type Engine } from '../base/engine-unavailable.js';
import { messageOf } from '../base/message-of.js';
import { isDamage, isFull } from './damage.js';

/** Primary SQLite codes: file locked, disk read-only or failing, file cannot be opened. */
const passing = new Set([5, 8, 10, 14]);

/** File system error codes for the same conditions, and for too many open files. */
const failing = new Set('EACCES EBUSY EIO EMFILE ENFILE ENODEV ENOTCONN ENXIO EPERM EROFS ESTALE ETIMEDOUT'.split(' '));

/** Converts an error of SQLite or the file system; errors unrelated to the disk stay unchanged. */
export const awayOnDisk = (engine: Engine, place: string, error: unknown): unknown => {
  if (isFull(error)) return new EngineUnavailable(engine, error, `The disk of ${place} is full: free disk space`);
  if (typeof error !== 'object' || error === null || isDamage(error)) return error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return failing.has(String(code)) || passing.has(Number(errcode ?? 0) & 0xff)
    ? new EngineUnavailable(engine, error, `${place} cannot be read or written: ${messageOf(error)}`)
    : error;
};
