import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps all that the process writes from other users of the machine: read models hold names, addresses and messages in
 * plain text. A data folder of an earlier start is closed as well; one that is not ours to change stays as it is.
 */
export const keepFilesPrivate = (dataDir: string): void => {
  process.umask(0o077);
  // Only a folder with our keys is ours: DATA_DIR may name one that others use.
  if (!existsSync(join(dataDir, 'keys'))) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS') throw error;
  }
};
