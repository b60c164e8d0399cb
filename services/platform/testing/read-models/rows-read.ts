import { DatabaseSync } from 'node:sqlite';
import type { Filter, Find, IndexSpec } from '../../src/read-models/documents.port.js';
import { countSql, findSql } from '../../src/read-models/sqlite-statements.js';
import type { Sql } from '../../src/read-models/sqlite-filter.js';

type Known = Readonly<{ name: string; lists: ReadonlySet<string>; indexes: readonly IndexSpec[] }>;

/** Counts the rows of a collection's file that SQLite reads for a query, and those that it finds. */
export const rowsRead = (file: string, { name, ...known }: Known) => {
  const database = new DatabaseSync(file, { readOnly: true });
  let read = 0;
  database.function('is_read', (_id) => (read += 1));
  const counted = ({ text, values }: Sql): Readonly<{ read: number; plan: string; rows: readonly unknown[] }> => {
    read = 0;
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
    const rows = database
      .prepare(text.replace('WHERE document IS NOT NULL AND', 'WHERE document IS NOT NULL AND is_read(id) > 0 AND'))
      .all(...values);
    return { read, rows, plan: plan.map(({ detail }) => String(detail)).join('; ') };
  };
  return {
    find: (query: Find) => {
      const { rows, ...more } = counted(findSql(name, query, known));
      return { ...more, found: rows.length + (query.skip ?? 0) };
    },
    count: (filter: Filter) => {
      const { rows, ...more } = counted(countSql(name, filter, known));
      return { ...more, found: (rows[0] as { n: number }).n };
    },
    close: () => database.close(),
  };
};
