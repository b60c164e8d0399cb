import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dropAsides } from '../sqlite/damage.js';
import { compact, emptyLog, OVERWRITE } from '../sqlite/compact.js';
import { openWhole } from '../sqlite/whole.adapter.js';
import { type Collection, type Documents, type Find, type IndexSpec, type Write } from './documents.port.js';
import { createRecentDocuments, type RecentCollections, type RecentDocuments } from './recent-documents.js';
import { columnOf, LIVE, pathsOf } from './sqlite-columns.js';
import { listPaths } from './sqlite-filter.js';
import {
  arraysOf,
  groupedWrites,
  statementCache,
  transaction,
  type Grouped,
  type Prepare,
} from './sqlite-grouped-writes.adapter.js';
import { syncIndexes } from './sqlite-indexes.adapter.js';
import { rowsOf, type Row } from './sqlite-rows.js';
import { smallValues } from './sqlite-small-values.adapter.js';
import { countSql, findSql, tableOf } from './sqlite-statements.js';

/**
 * Maximum size to compact while running: rewriting a file of this size blocks the process for about 0.2 s. Larger
 * files wait for the next start.
 */
const MOST_COMPACTED_BYTES = 16 * 1024 * 1024;
const ANALYSED_ROWS = 1_000;
/**
 * Number of written documents before the first statistics; statistics are repeated whenever the number has doubled,
 * or grown by `MOST_UNANALYSED`.
 */
const [FIRST_ANALYSED, MOST_UNANALYSED] = [200, 20_000];
const COMPACT_LATER = 'compact at the next start';
/**
 * Milliseconds until writes of another connection, for example a tool's, are noticed. Checking more often is
 * expensive: each check costs as much as reading a document.
 */
export const OTHERS_SEEN_MS = 20;

/** Bytes of all page caches of the process together, beyond which SQLite reuses pages. The OS keeps the files as well. */
const PAGE_CACHES = 64_000_000;

/**
 * Read models in one SQLite file (`:memory:` for tests): one table of JSON documents per collection. With
 * `synchronous=NORMAL` a power failure may lose the latest writes, but in order: a checkpoint never precedes its
 * documents.
 */
export const openDocumentsFile = (file: string): DocumentsFile => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = openWhole(file, { timeout: 5000 });
  // Checkpoint infrequently (16 MB of log), so that a page is written once for many documents.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32000;
    PRAGMA soft_heap_limit = ${PAGE_CACHES};
    PRAGMA analysis_limit = ${ANALYSED_ROWS};
    ${OVERWRITE}
    CREATE TABLE IF NOT EXISTS small_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS list_paths (collection TEXT, path TEXT, PRIMARY KEY (collection, path)) WITHOUT ROWID;`);
  if (database.prepare('SELECT 1 FROM small_values WHERE key = ?').get(COMPACT_LATER)) {
    compact(database);
    database.prepare('DELETE FROM small_values WHERE key = ?').run(COMPACT_LATER);
  }
  const prepare = statementCache(database);
  const inGroups = groupedWrites(database, prepare);
  const writesOfOthers = countWritesOfOthers(prepare);
  const recent = createRecentDocuments();
  const open = new Map<string, SqliteCollection>();
  return {
    ...smallValues({ prepare, inGroups, writesOfOthers }),
    collection: async <Document extends object>(name: string, indexes: readonly IndexSpec[] = []) => {
      const { collection, declare, forget, analyse } =
        open.get(name) ??
        createCollection({ database, prepare, inGroups, writesOfOthers, recent }, name, pathsOf(indexes));
      open.set(name, { collection, declare, forget, analyse });
      if (syncIndexes(database, name, indexes)) analyse();
      declare(indexes);
      // Safe cast: only the caller knows the document type of the collection.
      return collection as unknown as Collection<Document>;
    },
    drop: async (name) => {
      inGroups.flush();
      open.get(name)?.forget();
      open.delete(name);
      transaction(database, prepare, () => {
        database.exec(`DROP TABLE IF EXISTS ${tableOf(name)}`);
        prepare('DELETE FROM list_paths WHERE collection = ?').run(name);
      });
    },
    scrub: async () => {
      inGroups.flush();
      if (file === ':memory:') return;
      emptyLog(database);
      if (statSync(file).size <= MOST_COMPACTED_BYTES) compact(database);
      else prepare('INSERT OR IGNORE INTO small_values VALUES (?, ?)').run(COMPACT_LATER, 'yes');
      dropAsides(file);
    },
    close() {
      if (!database.isOpen) return;
      inGroups.flush();
      database.close();
    },
  };
};

/** {@link Documents} over one file that may prove damaged; all work is done when a call returns. */
export type DocumentsFile = Omit<Documents, 'whenLost' | 'close' | 'scrub'> & {
  readonly scrub: () => Promise<void>;
  readonly close: () => void;
};

type SqliteCollection = Readonly<{
  collection: Collection<object>;
  declare: (indexes: readonly IndexSpec[]) => void;
  forget: () => void;
  analyse: () => void;
}>;

type Opened = Readonly<{
  database: DatabaseSync;
  prepare: Prepare;
  inGroups: ReturnType<typeof groupedWrites>;
  writesOfOthers: () => number;
  recent: RecentCollections;
}>;

const createCollection = (
  { database, prepare, inGroups, writesOfOthers, recent: recentCollections }: Opened,
  name: string,
  paths: readonly string[],
): SqliteCollection => {
  const table = tableOf(name);
  const columns = [LIVE, ...paths.map(columnOf)].join(', ');
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, position TEXT NOT NULL, document TEXT, ${columns})`,
  );
  // State the texts once: a text of its own for each call costs more to look up than the statement to run.
  const [byId, byIds, positionsByIds] = [
    `SELECT position, document FROM ${table} WHERE id = ?`,
    `SELECT id, position, document FROM ${table}
    WHERE id IN (SELECT value FROM json_each(?)) AND document IS NOT NULL`,
    `SELECT id, position FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
  ];
  const lists = new Set(
    prepare('SELECT path FROM list_paths WHERE collection = ?')
      .all(name)
      .map((row) => row['path'] as string),
  );
  let indexes: readonly IndexSpec[] = [];
  let rows = rowsOf(prepare, table, indexes);
  const recent = recentCollections.of(name);
  let seen = 0;
  let [written, analysedAt] = [0, 0];

  /**
   * Collects statistics, without which SQLite may scan a whole collection through an index with two distinct values.
   */
  const analyse = (): void => {
    database.exec(`ANALYZE ${table}`);
    analysedAt = written;
  };

  const unchanged = (): RecentDocuments => {
    const others = writesOfOthers();
    if (others !== seen) recent.clear();
    seen = others;
    return recent;
  };

  const storing = (writes: readonly Write<object>[], store: (row: Row) => boolean): Grouped => {
    const found = new Set<string>();
    let stored: Row[] = [];
    return {
      work() {
        stored = [];
        for (const write of writes) {
          const row = rows.rowOf(write);
          if (store(row)) stored.push(row);
          const { document } = write;
          if (document) for (const path of listPaths(document)) if (!lists.has(path)) found.add(path);
        }
        for (const path of found) prepare('INSERT OR IGNORE INTO list_paths VALUES (?, ?)').run(name, path);
      },
      done() {
        for (const path of found) lists.add(path);
        for (const { id, position, text } of stored)
          if (text === null) recent.delete(id);
          else recent.written(id, text, position);
        written += writes.length;
        if (written - analysedAt >= Math.min(Math.max(FIRST_ANALYSED, analysedAt), MOST_UNANALYSED)) analyse();
      },
    };
  };

  const write = (writes: readonly Write<object>[]): Promise<void> => {
    const { work, done } = storing(writes, (row) => rows.store(row, (at) => at === null || row.position > at));
    return inGroups.add(work, done);
  };

  const writeIf = (expected: string | null, one: Write<object>): boolean => {
    let changed = false;
    const { work, done } = storing([one], (row) => (changed = rows.store(row, (at) => at === expected)));
    inGroups.flush();
    transaction(database, prepare, work);
    done();
    return changed;
  };

  const many = (ids: readonly string[], keep: typeof recent.add): readonly object[] => {
    const known = unchanged();
    const found = new Map(ids.map((id) => [id, known.get(id)]));
    const missing = ids.filter((id) => !found.get(id));
    const read = missing.length === 0 ? [] : arraysOf(prepare(byIds)).all(JSON.stringify(missing));
    for (const [id, position, document] of read)
      found.set(String(id), keep(String(id), String(document), String(position)));
    return ids.flatMap((id) => found.get(id) ?? []);
  };

  const collection: Collection<object> = {
    get: async (id) => {
      const known = unchanged().get(id);
      if (known) return known;
      const [position, document] = arraysOf(prepare(byId)).get(id) ?? [];
      return typeof document === 'string' ? recent.add(id, document, String(position)) : null;
    },
    getMany: async (ids) => many(ids, recent.add),
    find: async ({ filter, sort = [], skip = 0, limit }: Find) => {
      const { text, values } = findSql(name, { filter, sort, skip, limit }, { lists, indexes });
      const ids = arraysOf(prepare(text))
        .all(...values)
        .map(([id]) => String(id));
      return many(ids, (_, document) => parse(document));
    },
    count: async (filter) => {
      const { text, values } = countSql(name, filter, { lists, indexes });
      return prepare(text).get(...values)?.['n'] as number;
    },
    write,
    writeIf: async (expected, one) => writeIf(expected, one),
    positions: async (ids) => {
      const known = unchanged();
      const found = new Map<string, string>();
      const missing: string[] = [];
      for (const id of ids) {
        const position = known.positionOf(id);
        if (position === undefined) missing.push(id);
        else found.set(id, position);
      }
      if (missing.length > 0)
        for (const [id, position] of arraysOf(prepare(positionsByIds)).all(JSON.stringify(missing)))
          found.set(String(id), String(position));
      return found;
    },
  };
  return {
    collection,
    declare: (declared) => {
      indexes = declared;
      rows = rowsOf(prepare, table, declared);
    },
    forget: () => recent.clear(),
    analyse,
  };
};

const parse = (text: string): object => JSON.parse(text) as object;

const countWritesOfOthers = (prepare: Prepare): (() => number) => {
  let version: unknown;
  let [count, lookedAt] = [0, -Infinity];
  return () => {
    const now = performance.now();
    if (now - lookedAt < OTHERS_SEEN_MS) return count;
    lookedAt = now;
    const [current] = arraysOf(prepare('PRAGMA data_version')).get() ?? [];
    if (current !== version) count += 1;
    version = current;
    return count;
  };
};
