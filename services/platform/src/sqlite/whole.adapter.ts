import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { CannotStart } from '../base/cannot-start.js';
import { checkPages, isDamage } from './damage.js';

/**
 * Maximum size of files that are checked completely at startup (about 0.3 s); damage in a larger file is found when
 * the damaged page is read.
 */
const MOST_CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Opens a file (or `:memory:`) and checks every page.
 * @throws an error that `isDamage` recognises
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
 * Opens a file whose content cannot be rebuilt. `otherwise` names an alternative remedy. @throws CannotStart naming
 * the damaged file and the remedy
 */
export const irreplaceable = <Opened>(file: string, open: () => Opened, otherwise = ''): Opened => {
  try {
    return open();
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new CannotStart(
      `Lendring cannot start: ${file} is damaged (${String((error as Error).message)}). Restore it from a backup (npm run restore)${otherwise}.`,
      { cause: error },
    );
  }
};
