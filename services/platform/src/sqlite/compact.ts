type Written = { exec: (sql: string) => void };

/** Overwrites deleted content with zeros; {@link compact} covers copies that SQLite keeps anyway. */
export const OVERWRITE = 'PRAGMA secure_delete = ON;';

export const emptyLog = (database: Written): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

/**
 * Rewrites the file to remove copies of deleted rows. `secure_delete` overwrites the rows, but not copies left
 * between the cells of a page when SQLite moved rows to another page (about one in ten thousand). Takes about 15 ms
 * per megabyte.
 */
export const compact = (database: Written): void => {
  database.exec('VACUUM');
  emptyLog(database);
};
