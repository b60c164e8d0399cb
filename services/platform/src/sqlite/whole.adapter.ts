import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { CannotStart } from '../base/cannot-start.js';
import { checkPages, isDamage } from './damage.js';

/** A start reads whole files up to here (some 0.3 s); damage in a larger one shows when somebody reads that part. */
const MOST_CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Opens a file (`:memory:` too) and looks at every page of it, so that damage shows now. @throws what `isDamage`
 * recognises
 */
export const openWhole = (file: string, options: DatabaseSyncOptions): DatabaseSync => {
  const database = new DatabaseSync(file, options);
  try {
    if (file !== ':memory:' && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= MOST_CHECKED_BYTES)
      checkPages(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/**
 * For files that hold what cannot be made again. `otherwise` names another way. @throws CannotStart that names the
 * damaged file and what to do
 */
export const irreplaceable = <Opened>(file: string, open: () => Opened, otherwise = ''): Opened => {
  try {
    return open();
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new CannotStart(
      `Lendring cannot start: ${file} is damaged (${String((error as Error).message)}). Put it back from a backup (npm run restore)${otherwise}.`,
      { cause: error },
    );
  }
};
