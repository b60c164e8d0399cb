import type { DatabaseSync } from 'node:sqlite';
import type { IndexSpec } from './documents.port.js';
import { columnOf, extracted, LIVE, pathsOf } from './sqlite-columns.js';
import { indexSql, tableOf } from './sqlite-statements.js';

/** Adds the required columns, filled from existing documents, and drops others. Their indexes must be dropped first. */
const syncColumns = (database: DatabaseSync, table: string, paths: readonly string[]): void => {
  const wanted = new Map([
    [LIVE, 'CASE WHEN document IS NOT NULL THEN 1 END'],
    ...paths.map((path) => [columnOf(path), extracted(path)] as const),
  ]);
  const dropped: string[] = [];
  for (const { name } of database.prepare(`PRAGMA table_info(${table})`).all()) {
    const column = String(name);
    if (wanted.delete(column) || wanted.delete(`"${column}"`)) continue;
    if (column.startsWith('$.')) dropped.push(`"${column}"`);
  }
  for (const column of dropped) database.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  for (const column of wanted.keys()) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
  if (wanted.size === 0) return;
  const filled = [...wanted].map(([column, value]) => `${column} = ${value}`).join(', ');
  database.exec(`UPDATE ${table} SET ${filled} WHERE document IS NOT NULL`);
};

/**
 * Creates declared indexes and drops others or outdated definitions. Returns true if an index of a non-empty collection
 * lacks statistics.
 */
export const syncIndexes = (database: DatabaseSync, name: string, indexes: readonly IndexSpec[]): boolean => {
  const wanted = new Set(indexes.map((keys) => indexSql(name, keys)));
  const there = database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(`documents ${name}`);
  for (const { name: index, sql } of there)
    if (!wanted.delete(String(sql))) database.exec(`DROP INDEX "${String(index)}"`);
  syncColumns(database, tableOf(name), pathsOf(indexes));
  for (const sql of wanted) database.exec(sql);
  if (indexes.length === 0 || !database.prepare(`SELECT 1 FROM ${tableOf(name)} LIMIT 1`).get()) return false;
  if (wanted.size > 0 || !database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_stat1'`).get())
    return true;
  return !database.prepare('SELECT 1 FROM sqlite_stat1 WHERE tbl = ? AND idx IS NOT NULL').get(`documents ${name}`);
};
