import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Restricts all files of the process to its user: read models contain names, addresses and messages in plain text.
 * Also fixes the permissions of an existing data folder if it contains our keys.
 */
export const keepFilesPrivate = (dataDir: string): void => {
  process.umask(0o077);
  // Change only a folder that contains our keys, because DATA_DIR may be shared.
  if (!existsSync(join(dataDir, 'keys'))) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS') throw error;
  }
};
