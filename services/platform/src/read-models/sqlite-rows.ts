import type { IndexSpec, Write } from './documents.port.js';
import { columnOf, LIVE, pathsOf, readColumn, type ColumnValue } from './sqlite-columns.js';

type Prepare = (
  sql: string,
) => Readonly<{
  setReturnArrays: (enabled: boolean) => void;
  get: (...values: readonly ColumnValue[]) => unknown;
  run: (...values: readonly ColumnValue[]) => unknown;
}>;

/** `text` is null for a tombstone. */
export type Row = Readonly<{ id: string; position: string; text: string | null; columns: readonly ColumnValue[] }>;

export const rowsOf = (prepare: Prepare, table: string, indexes: readonly IndexSpec[]) => {
  const paths = pathsOf(indexes);
  const read = paths.map(readColumn);
  const columns = [LIVE, ...paths.map(columnOf)];
  const tombstone = columns.map(() => null);
  const select = `SELECT position, ${columns.join(', ')} FROM ${table} WHERE id = ?`;
  const insert = `INSERT INTO ${table} (id, position, document, ${columns.join(', ')})
    VALUES (?, ?, ?, ${columns.map(() => '?').join(', ')})`;
  return {
    rowOf: ({ id, position, document }: Write<object>): Row => ({
      id,
      position,
      text: document && JSON.stringify(document),
      columns: document ? [1, ...read.map((valueIn) => valueIn(document))] : tombstone,
    }),
    store(row: Row, mayReplace: (position: string | null) => boolean): boolean {
      const selected = prepare(select);
      selected.setReturnArrays(true);
      const before = selected.get(row.id) as readonly ColumnValue[] | undefined;
      if (!mayReplace(before ? String(before[0]) : null)) return false;
      if (!before) {
        prepare(insert).run(row.id, row.position, row.text, ...row.columns);
        return true;
      }
      // Set changed columns only: SQLite rewrites the index of each column that is set, even to the same value.
      const changed = columns.flatMap((_, n) => (before[n + 1] === row.columns[n] ? [] : n));
      const set = ['position', 'document', ...changed.map((n) => columns[n])].map((column) => `${column} = ?`);
      prepare(`UPDATE ${table} SET ${set.join(', ')} WHERE id = ?`).run(
        row.position,
        row.text,
        ...changed.map((n) => row.columns[n] ?? null),
        row.id,
      );
      return true;
    },
  };
};
