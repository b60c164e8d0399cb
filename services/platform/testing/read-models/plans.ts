import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Filter, Find, IndexSpec } from '../../src/read-models/documents.port.js';
import { openDocumentsFile } from '../../src/read-models/sqlite-file.adapter.js';
import { countSql, findSql } from '../../src/read-models/sqlite-statements.js';

/** What a list asks its read model: pages, and how many there are. */
export type Asked = Find | Readonly<{ counted: Filter }>;

/** A view that keeps what it is asked and finds nothing: for reading what a list asks its read model. */
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

/** How SQLite goes about a question (`EXPLAIN QUERY PLAN`, one line for each step), with what was asked. */
export type Plan = Readonly<{
  asked: Asked;
  steps: string;
  /** It reads an index that holds all that the filter asks about: what is passed over costs no look at a document. */
  skipsInIndex: boolean;
}>;

/**
 * How SQLite goes about each question to a collection of these indexes.
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
 * Whether a page comes from an index in its order: nothing is sorted, no table is read from end to end, and nothing
 * that is passed over is looked up.
 */
export const isFromIndex = ({ steps, skipsInIndex }: Plan): boolean =>
  skipsInIndex &&
  !steps.includes('USE TEMP B-TREE') &&
  steps.split('\n').every((step) => / USING (?:COVERING )?INDEX /.test(step));
