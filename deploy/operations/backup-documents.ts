import { DatabaseSync } from 'node:sqlite';

/** Build state of read models, which are rebuilt without it. */
const ofBuilds = /^(pointer|versions|switched|rebuild|rebuilding):|^(shown|lease)$|^checkpoint:[^:]*@/;

/**
 * Copies a service's documents except the named read models: the checkpoints of policies and relay, and data that is
 * in no log, such as counts. Read models are skipped, because they can be rebuilt and contain in plain text what the
 * log encrypts.
 */
export const copyAllButReadModels = (source: DatabaseSync, file: string, readModels: readonly string[]): void => {
  const isBuilt = (collection: string): boolean => readModels.includes(collection.split('@', 1)[0] ?? '');
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA synchronous = FULL; BEGIN');
    const tables = source
      .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
      .all() as { name: string; sql: string }[];
    for (const { name, sql } of tables.filter((table) => !isBuilt(table.name.replace(/^documents /, '')))) {
      copy.exec(sql);
      for (const row of source.prepare(`SELECT * FROM "${name}"`).iterate()) {
        if (ofBuilds.test(String(row['key'] ?? '')) || isBuilt(String(row['collection'] ?? ''))) continue;
        const values = Object.values(row);
        copy.prepare(`INSERT INTO "${name}" VALUES (${values.map(() => '?').join(', ')})`).run(...values);
      }
    }
    copy.exec('COMMIT');
  } finally {
    copy.close();
  }
};
