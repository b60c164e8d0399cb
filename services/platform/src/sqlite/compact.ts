/** The part of a `DatabaseSync` that is needed here. */
type Written = { exec: (sql: string) => void };

/** Deleted content is overwritten with zeros; where SQLite keeps what it has deleted, too, see {@link compact}. */
export const OVERWRITE = 'PRAGMA secure_delete = ON;';

/** Takes what was deleted out of the write-ahead log. */
export const emptyLog = (database: Written): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

/**
 * Writes the file anew. `secure_delete` overwrites what is deleted where it stands, but not the copies that were left
 * between the cells of a page when SQLite moved rows to another one (about one in ten thousand). Takes some 15 ms for a
 * megabyte.
 */
export const compact = (database: Written): void => {
  database.exec('VACUUM');
  emptyLog(database);
};
