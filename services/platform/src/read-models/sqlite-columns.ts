import type { IndexSpec } from './documents.port.js';
import { checkPath } from './filter.js';

/**
 * Column set for a document and null for a tombstone. It is separate because an index on `document IS NOT NULL` would
 * be rewritten with every change of a document.
 */
export const LIVE = 'live';

export const pathsOf = (indexes: readonly IndexSpec[]): readonly string[] => [
  ...new Set(indexes.flatMap((keys) => keys.map(([path]) => checkPath(path)))),
];

export const columnOf = (path: string): string => `"$.${path}"`;

/** Quoted path for SQLite's JSON functions. Safe, because `checkPath` excludes quotes. */
export const jsonPath = (path: string): string =>
  `'$${path
    .split('.')
    .map((part) => `."${part}"`)
    .join('')}'`;

export const extracted = (path: string): string => `json_extract(document, ${jsonPath(path)})`;

export type ColumnValue = string | number | null;

/** Returns the value that `json_extract` would: 1 and 0 for booleans, JSON for lists and objects, null within lists. */
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
