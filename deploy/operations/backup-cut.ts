import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Database snapshots taken at one moment, by path below the data folder. `close` releases the snapshots. */
export type Cut = Readonly<{ logs: Opened; documents: Opened; keys: DatabaseSync | null; close: () => void }>;
type Opened = ReadonlyMap<string, DatabaseSync>;

const PATIENCE_MS = 10_000;

const servicesIn = (dataDir: string): readonly string[] =>
  readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dataDir, entry.name, 'events.db')))
    .map(({ name }) => name);

/**
 * Takes a consistent snapshot across all services. All logs are write-locked for the milliseconds needed to open the
 * snapshots, so that no log contains the effect of an event that another log lacks, and no document is ahead of its
 * log. Appends wait meanwhile.
 */
export const cutNow = (dataDir: string, keysFile: string | null): Cut => {
  const opened: DatabaseSync[] = [];
  const open = (file: string): DatabaseSync => {
    const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    opened.push(database);
    return database;
  };
  const close = (): void => {
    for (const database of opened) if (database.isOpen) database.close();
  };
  try {
    const services = servicesIn(dataDir);
    const locks = services.map((service) => open(join(dataDir, service, 'events.db')));
    const openAll = (file: string): Opened =>
      new Map(
        services
          .map((service) => `${service}/${file}`)
          .filter((path) => existsSync(join(dataDir, path)))
          .map((path) => [path, open(join(dataDir, path))]),
      );
    const cut = {
      logs: openAll('events.db'),
      documents: openAll('documents.db'),
      keys: keysFile === null ? null : open(keysFile),
    };
    for (const lock of locks) lock.exec('BEGIN IMMEDIATE');
    for (const database of [...cut.logs.values(), ...cut.documents.values(), ...(cut.keys ? [cut.keys] : [])]) {
      // Read once, because the first read of a transaction fixes its snapshot.
      database.exec('BEGIN');
      database.prepare('SELECT count(*) FROM sqlite_master').get();
    }
    for (const lock of locks) lock.close();
    return { ...cut, close };
  } catch (error) {
    close();
    throw error;
  }
};
