import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Find, IndexSpec } from '../../src/read-models/documents.port.js';
import { findSql, openDocumentsFile } from '../../src/read-models/sqlite-file.adapter.js';

/** A view that keeps what it is asked and finds nothing: for reading what a list asks its read model. */
export const askedView = () => {
  const asked: Find[] = [];
  return {
    asked,
    view: {
      get: async () => null,
      getMany: async () => [],
      find: async (find: Find) => {
        asked.push(find);
        return [];
      },
      count: async () => 0,
    },
  };
};

/**
 * How SQLite goes about each question to a collection of these indexes (`EXPLAIN QUERY PLAN`), one line for each step.
 * @param lists paths of its documents that hold lists
 */
export const plansOf = async (
  { indexes, lists = [] }: Readonly<{ indexes: readonly IndexSpec[]; lists?: readonly string[] }>,
  questions: readonly Find[],
): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lendring-plans-'));
  const file = join(folder, 'documents.db');
  try {
    const documents = openDocumentsFile(file);
    await documents.collection('listed', indexes);
    documents.close();
    const database = new DatabaseSync(file);
    const plans = questions.map((find) => {
      const { text, values } = findSql('listed', find, new Set(lists));
      return database
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all(...values)
        .map(({ detail }) => String(detail))
        .join('\n');
    });
    database.close();
    return plans;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Whether a page comes from an index in its order: nothing is sorted, and no table is read from end to end. */
export const isFromIndex = (plan: string): boolean =>
  !plan.includes('USE TEMP B-TREE') && plan.split('\n').every((step) => step.includes('USING INDEX'));
