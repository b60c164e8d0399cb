import { DatabaseSync } from 'node:sqlite';

/** Values that tell how far a read model is built; without them it is built anew. */
const ofReadModels = /^(pointer|versions|switched|rebuild|rebuilding):|^checkpoint:[^:]*@/;

/**
 * Copies what a service's documents hold besides read models: the places of policies and relay in the log, and counts that are not in
 * it. Read models stay behind: they are built from the log, and they hold in plain text what the log keeps enciphered.
 */
export const copyBesideReadModels = (source: DatabaseSync, file: string): void => {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA synchronous = FULL; BEGIN');
    const tables = source.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'documents %@%' AND name NOT LIKE 'sqlite%'`).all();
    for (const { name, sql } of tables as { name: string; sql: string }[]) {
      copy.exec(sql);
      for (const row of source.prepare(`SELECT * FROM "${name}"`).iterate()) {
        if (ofReadModels.test(String(row['key'] ?? '')) || String(row['collection'] ?? '').includes('@')) continue;
        const values = Object.values(row);
        copy.prepare(`INSERT INTO "${name}" VALUES (${values.map(() => '?').join(', ')})`).run(...values);
      }
    }
    copy.exec('COMMIT');
  } finally {
    copy.close();
  }
};
