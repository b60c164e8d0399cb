import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexSpec } from '../../src/read-models/documents.port.js';
import { LIVE } from '../../src/read-models/sqlite-columns.js';
import { countSql, findSql } from '../../src/read-models/sqlite-statements.js';
import { openSqliteDocuments } from '../../src/read-models/sqlite.adapter.js';
import type { Asked } from './plans.js';

type Known = Readonly<{ name: string; lists: ReadonlySet<string>; indexes: readonly IndexSpec[] }>;

const rowsRead = (file: string, { name, ...known }: Known) => {
  const database = new DatabaseSync(file, { readOnly: true });
  let read = 0;
  database.function('is_read', (_id) => (read += 1));
  const explain = (asked: Asked): Readonly<{ read: number; found: number; plan: string }> => {
    const { text, values } = 'counted' in asked ? countSql(name, asked.counted, known) : findSql(name, asked, known);
    read = 0;
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
    const rows = database
      .prepare(text.replace(`WHERE ${LIVE} AND`, `WHERE ${LIVE} AND is_read(id) > 0 AND`))
      .all(...values);
    return {
      read,
      found: 'counted' in asked ? Number(rows[0]?.['n']) : rows.length + (asked.skip ?? 0),
      plan: plan.map(({ detail }) => String(detail)).join('; '),
    };
  };
  return { explain, close: () => database.close() };
};

/** Read model with generated documents, numbered from 0, and queries by caller. */
export type FilledModel = Readonly<{
  model: Readonly<{ name: string; indexes?: readonly IndexSpec[] }>;
  lists?: readonly string[];
  document: (n: number) => object;
  asked: Readonly<Record<string, Asked>>;
}>;

const DOCUMENTS = 10_000;
const MOST_BEYOND = 300;

/** Permutation of the numbers below `DOCUMENTS`, in an order unlike any index; for dates. */
export const shuffled = (n: number): number => (n * 7_919) % DOCUMENTS;

export const atMinute = (n: number): string => new Date(1_750_000_000_000 + n * 60_000).toISOString();

/**
 * Fills the read model and runs each query in SQLite, which may read only few rows more than it finds. Not for lists
 * with carried columns, which step through an index (see `plans.ts`).
 */
export const boundsRowsRead = ({ model: { name, indexes = [] }, lists = [], document, asked }: FilledModel): void => {
  describe(`read model of 10,000 ${name}`, () => {
    let folder: string;
    let read: ReturnType<typeof rowsRead>;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rows-read-'));
      const file = join(folder, 'documents.db');
      const documents = openSqliteDocuments(file);
      const collection = await documents.collection<object>(name, indexes);
      for (let from = 0; from < DOCUMENTS; from += 250)
        await collection.write(
          Array.from({ length: 250 }, (_, n) => ({
            id: `d${String(from + n).padStart(5, '0')}`,
            position: '0000000000000001',
            document: document(from + n),
          })),
        );
      await documents.close();
      read = rowsRead(file, { name, lists: new Set(lists), indexes });
    });
    afterAll(async () => {
      read.close();
      await rm(folder, { recursive: true, force: true });
    });

    it.each(Object.entries(asked))('is not scanned for %s', (_, question) => {
      const { found, read: rows, plan } = read.explain(question);
      expect({ plan, read: rows, isBounded: rows <= found + MOST_BEYOND }).toEqual({
        plan,
        read: rows,
        isBounded: true,
      });
    });

    it('would be reported when a query scans it', () => {
      expect(read.explain({ counted: { 'in.no.index': 'x' } })).toMatchObject({ found: 0, read: DOCUMENTS });
    });
  });
};
