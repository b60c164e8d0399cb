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
