import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type DataDirLock = Readonly<{ release: () => void }>;

/**
 * Locks a data folder for one process. SQLite holds the lock as a lock of the operating system on the file
 * `in-use.db`, which ends with the process, also when it is killed. Tools that may run beside the product do not lock.
 *
 * @returns null if another product or tool holds the lock
 */
export const lockDataDir = (dataDir: string): DataDirLock | null => {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'in-use.db'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked/.test(error.message)) return null;
    throw error;
  }
  return { release: () => database.close() };
};
