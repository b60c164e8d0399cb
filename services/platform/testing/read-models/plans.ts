import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Filter, Find, IndexSpec } from '../../src/read-models/documents.port.js';
import { openDocumentsFile } from '../../src/read-models/sqlite-file.adapter.js';
import { countSql, findSql } from '../../src/read-models/sqlite-statements.js';

export type Asked = Find | Readonly<{ counted: Filter }>;

/** View that records queries and returns nothing. */
export const askedView = () => {
  const asked: Asked[] = [];
  return {
    asked,
    view: {
      get: async () => null,
      getMany: async () => [],
      find: async (find: Find) => {
        asked.push(find);
        return [];
      },
      count: async (counted: Filter) => {
        asked.push({ counted });
        return 0;
      },
    },
  };
};

export type Plan = Readonly<{
  asked: Asked;
  steps: string;
  /** True when the index contains all filtered paths, so that skipped rows need no read of their documents. */
  skipsInIndex: boolean;
}>;

/**
 * Plans for queries to a collection with these indexes.
 * @param lists paths of its documents that hold lists
 */
export const plansOf = async (
  { indexes, lists = [] }: Readonly<{ indexes: readonly IndexSpec[]; lists?: readonly string[] }>,
  questions: readonly Asked[],
): Promise<readonly Plan[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lendring-plans-'));
  const file = join(folder, 'documents.db');
  try {
    const documents = openDocumentsFile(file);
    await documents.collection('listed', indexes);
    documents.close();
    const database = new DatabaseSync(file);
    const known = { lists: new Set(lists), indexes };
    const plans = questions.map((asked): Plan => {
      const { text, values } =
        'counted' in asked ? countSql('listed', asked.counted, known) : findSql('listed', asked, known);
      const steps = database
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all(...values)
        .map(({ detail }) => String(detail))
        .join('\n');
      return { asked, steps, skipsInIndex: text.includes(' INDEXED BY ') };
    });
    database.close();
    return plans;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * True if a page is read from an index in its order: no sort, no table scan, and no document reads for skipped rows.
 */
export const isFromIndex = ({ steps, skipsInIndex }: Plan): boolean =>
  skipsInIndex &&
  !steps.includes('USE TEMP B-TREE') &&
  steps.split('\n').every((step) => / USING (?:COVERING )?INDEX /.test(step));
