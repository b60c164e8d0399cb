import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../base/cannot-start.js';

const BYTES = 32;

/**
 * Reads the master key (32 bytes), or creates it atomically if `mayCreate`, readable by its owner only. Back up the
 * file separately from the data: without it personal data cannot be read.
 */
export const masterKey = (file: string, mayCreate: boolean): Uint8Array => {
  if (!existsSync(file)) {
    if (!mayCreate)
      throw new CannotStart(
        `Lendring cannot start: the master key ${file} is missing, but there are keys that need it. Restore it from a backup.`,
      );
    create(file);
  }
  const key = readFileSync(file);
  if (key.length !== BYTES)
    throw new CannotStart(
      `Lendring cannot start: the master key ${file} has ${key.length} bytes instead of ${BYTES}. Restore it from a backup.`,
    );
  return key;
};

const create = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, randomBytes(BYTES));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    // Publish the key with a link, which, unlike a rename, does not overwrite a key that another process has just
    // created.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
};
