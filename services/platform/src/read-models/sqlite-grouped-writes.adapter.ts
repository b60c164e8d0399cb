import { lruMap } from '../base/lru-map.js';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type Prepare = (sql: string) => StatementSync;

export const statementCache = (database: DatabaseSync): Prepare => {
  const statements = lruMap<string, StatementSync>(256);
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
};

type Values = readonly (string | number | null)[];

/** Rows of a statement as arrays: objects with column names take twice as long. */
export const arraysOf = (
  statement: StatementSync,
): Readonly<{ get: (...values: Values) => Values | undefined; all: (...values: Values) => readonly Values[] }> => {
  statement.setReturnArrays(true);
  // Safe cast: the declared types of the rows do not follow this setting.
  return statement as object as ReturnType<typeof arraysOf>;
};

export const transaction = (database: DatabaseSync, prepare: Prepare, work: () => void): void => {
  prepare('BEGIN IMMEDIATE').run();
  try {
    work();
    prepare('COMMIT').run();
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

export type Grouped = Readonly<{ work: () => void; done: () => void }>;

/**
 * Groups writes of one turn of the event loop, such as those of all read models after one append, into one transaction.
 * Each write still succeeds or fails individually.
 */
export const groupedWrites = (database: DatabaseSync, prepare: Prepare) => {
  let waiting: (Grouped & Readonly<{ resolve: () => void; reject: (error: unknown) => void }>)[] = [];

  const store = (group: typeof waiting): void => {
    const [first] = group;
    if (!first) return;
    try {
      transaction(database, prepare, () => {
        for (const { work } of group) work();
      });
    } catch (error) {
      if (group.length === 1) first.reject(error);
      else for (const one of group) store([one]);
      return;
    }
    for (const { done, resolve, reject } of group)
      try {
        done();
        resolve();
      } catch (error) {
        reject(error);
      }
  };

  const flush = (): void => {
    const group = waiting;
    waiting = [];
    store(group);
  };

  return {
    flush,
    add: (work: () => void, done: () => void = () => undefined): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.push({ work, done, resolve, reject });
        // Flush in `nextTick`, which runs after pending promise callbacks but still in the same turn of the event
        // loop.
        if (waiting.length === 1) process.nextTick(flush);
      }),
  };
};
