import type { DatabaseSync } from 'node:sqlite';
import type { IndexSpec } from './documents.port.js';
import { checkPath } from './filter.js';

/**
 * Set where there is a document, null for a tombstone. A column of its own: an index on `document IS NOT NULL` would be
 * written anew with every change of a document.
 */
export const LIVE = 'live';

/** The paths of a collection's indexes; the value behind each stands in a column of the table. */
export const pathsOf = (indexes: readonly IndexSpec[]): readonly string[] => [
  ...new Set(indexes.flatMap((keys) => keys.map(([path]) => checkPath(path)))),
];

/** The column of a path, quoted. */
export const columnOf = (path: string): string => `"$.${path}"`;

/** A path as SQLite's JSON functions take it, quoted. It has been checked: no quotes can be in it. */
export const jsonPath = (path: string): string =>
  `'$${path
    .split('.')
    .map((part) => `."${part}"`)
    .join('')}'`;

export const extracted = (path: string): string => `json_extract(document, ${jsonPath(path)})`;

export type ColumnValue = string | number | null;

/** Reads what `json_extract` would give: 1 and 0 for booleans, JSON for lists and objects, null inside of lists. */
export const readColumn = (path: string): ((document: object) => ColumnValue) => {
  const parts = path.split('.');
  return (document) => {
    let value: unknown = document;
    for (const part of parts) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
      value = (value as Readonly<Record<string, unknown>>)[part];
    }
    switch (typeof value) {
      case 'string':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : null;
      case 'boolean':
        return Number(value);
      default:
        return value ? JSON.stringify(value) : null;
    }
  };
};

/**
 * Makes the columns that are wanted, filled from the documents that are there, and drops those that no longer are. Their
 * indexes must be gone.
 */
export const syncColumns = (database: DatabaseSync, table: string, paths: readonly string[]): void => {
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
