import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { irreplaceable, openWhole } from '../sqlite/whole.adapter.js';
import {
  EventIdReused,
  memoryFails,
  RevisionConflict,
  type NewEvent,
  type StoredEvent,
  type StreamWrite,
} from './event-store.port.js';
import { prefixQuery } from './prefix-query.js';
import { eventsOf, type Row } from './event-rows.js';
import { createStreamEnds, type StreamEnd } from './stream-ends.js';

const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    category TEXT NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_id ON events (id);
  DROP INDEX IF EXISTS events_by_category;
`;

/** Read rows as arrays: objects with column names take twice as long. */
const columns = 'position, stream, revision, id, type, version, data, metadata';
export type Outcome = { readonly position: number; readonly added: readonly Row[] } | { readonly error: unknown };

const categoryOf = (stream: string): string => stream.split('-', 1)[0] ?? '';

/**
 * Log of one service in a SQLite file, or in memory: commits groups of appends in one transaction each, and reads.
 * @throws CannotStart when the file is damaged
 */
export const openEventsFile = (file: string) => irreplaceable(file, () => openEvents(file));

const openEvents = (file: string) => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = openWhole(file, { timeout: 5_000 });
  // Use small pages: an append writes one page of the table and one of each index. Infrequent checkpoints (16 MB of
  // log) write an index page once for many appends. The first write after opening is synced, including the log's
  // directory entry.
  db.exec(
    'PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 8000; PRAGMA synchronous = FULL; PRAGMA user_version = 1;',
  );
  db.exec(schema);
  const logFile = file === ':memory:' ? null : openSync(`${file}-wal`, 'r+');

  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const prepareRows = (sql: string): ((...parameters: readonly (string | number)[]) => readonly StoredEvent[]) => {
    const statement = prepare(sql);
    statement.setReturnArrays(true);
    return (...parameters) => eventsOf(statement.all(...parameters) as unknown as Row[]);
  };
  const begin = prepare('BEGIN IMMEDIATE');
  const commit = prepare('COMMIT');
  const rollback = prepare('ROLLBACK');
  const selectHead = prepare('SELECT coalesce(max(position), 0) AS head FROM events');
  const selectEnd = prepare(`SELECT ${columns} FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1`);
  selectEnd.setReturnArrays(true);
  const selectById = prepare('SELECT position, stream, metadata FROM events WHERE id = ?');
  const selectOther = prepare(
    "SELECT position FROM events WHERE position > ? AND metadata ->> 'commandId' <> ? ORDER BY position LIMIT 1",
  );
  const selectStream = prepare(`SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision`);
  selectStream.setReturnArrays(true);
  /** Changes when another connection commits to the file, such as another process. */
  const selectVersion = prepare('PRAGMA data_version');
  selectVersion.setReturnArrays(true);
  const insert = prepare(
    'INSERT INTO events (stream, revision, category, id, type, version, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );

  let isSynced = true;
  const syncAtCommit = (wanted: boolean): void => {
    if (wanted !== isSynced) db.exec(`PRAGMA synchronous = ${wanted ? 'FULL' : 'NORMAL'}`);
    isSynced = wanted;
  };

  const ends = createStreamEnds({
    version: () => (selectVersion.get() as unknown as readonly [number])[0],
    read: eventsOf,
  });
  /** Ends that the running transaction has written. */
  let written = new Map<string, Row>();
  const endOf = (stream: string): StreamEnd => {
    const known = written.get(stream) ?? ends.of(stream);
    if (known !== undefined) return known;
    const end = (selectEnd.get(stream) as unknown as Row | undefined) ?? null;
    ends.set(stream, end);
    return end;
  };

  const read = (stream: string, fromRevision: number): readonly StoredEvent[] => {
    ends.refresh();
    const known = ends.since(stream, fromRevision);
    if (known) return known;
    const rows = selectStream.all(stream, fromRevision) as unknown as readonly Row[];
    const last = rows.at(-1);
    if (last || fromRevision === 0) ends.set(stream, last ?? null);
    return eventsOf(rows);
  };

  const head = (): number => (selectHead.get() as { head: number }).head;

  const repeated = (writes: readonly StreamWrite[]): number | null => {
    let last: number | null = null;
    let fresh: NewEvent | undefined;
    for (const { stream, events } of writes) {
      for (const event of events) {
        const known = selectById.get(event.id) as { position: number; stream: string; metadata: string } | undefined;
        if (!known) {
          fresh ??= event;
          continue;
        }
        const { commandHash } = JSON.parse(known.metadata) as NewEvent['metadata'];
        if (known.stream !== stream || commandHash !== event.metadata.commandHash) throw new EventIdReused(event.id);
        last = Math.max(last ?? 0, known.position);
      }
    }
    // Report the id as reused: an append is never stored partially, so the id belongs to another append.
    if (last !== null && fresh) throw new EventIdReused(fresh.id);
    return last;
  };

  const insertOne = (stream: string, revision: number, { id, type, version = 1, ...event }: NewEvent): Row => {
    const [data, metadata] = [JSON.stringify(event.data), JSON.stringify(event.metadata)];
    const position = Number(
      insert.run(stream, revision, categoryOf(stream), id, type, version, data, metadata).lastInsertRowid,
    );
    const row: Row = [position, stream, revision, id, type, version, data, metadata];
    written.set(stream, row);
    return row;
  };

  /**
   * Complete all checks before the first insert, so that a refused append leaves nothing to undo in a shared
   * transaction.
   */
  const appendOne = (writes: readonly StreamWrite[]): Outcome => {
    const moved = writes.find(({ stream, expected, remembered }) => {
      const end = endOf(stream);
      if ((end?.[2] ?? 'absent') !== expected) return true;
      return typeof remembered === 'string' && end?.[3] !== remembered;
    });
    // Look up the ids only if a stream has moved, because a repeat always finds its streams moved.
    if (moved) {
      const before = memoryFails(writes) ? null : repeated(writes);
      if (before === null) throw new RevisionConflict(moved.stream, moved.expected);
      return { position: before, added: [] };
    }
    const rows = writes.flatMap(({ stream, expected, events }) => {
      const first = expected === 'absent' ? 0 : expected + 1;
      return events.map((event, index) => insertOne(stream, first + index, event));
    });
    return { position: rows.at(-1)?.[0] ?? head(), added: rows };
  };

  const append = (group: readonly (readonly StreamWrite[])[]): readonly Outcome[] => {
    try {
      written = new Map();
      begin.run();
      // Refresh once: no other connection writes during this transaction.
      ends.refresh();
      const outcomes = group.map((writes) => refusable(() => appendOne(writes)));
      commit.run();
      for (const [stream, row] of written) ends.set(stream, row);
      return outcomes;
    } catch (error) {
      if (db.isOpen && db.isTransaction) rollback.run();
      // Retry each append of the group separately: the failure (reused id, value that is not JSON, full disk)
      // concerns one of them.
      const [first] = group;
      if (group.length > 1 || !first) return group.flatMap((writes) => append([writes]));
      return [db.isOpen ? refusable(() => repeatOr(first, error)) : { error }];
    }
  };

  /** Handles a reused id, which may belong to the same append, sent again with the streams' current revisions. */
  const repeatOr = (writes: readonly StreamWrite[], error: unknown): Outcome => {
    const before = repeated(writes);
    if (before === null) return { error };
    const conflict = memoryFails(writes);
    return conflict ? { error: conflict } : { position: before, added: [] };
  };

  return {
    /**
     * Applies each append completely or not at all, in one transaction unless one of them fails. With `synced` the
     * result is durable on return; otherwise only after `sync`.
     */
    append(group: readonly (readonly StreamWrite[])[], synced: boolean): readonly Outcome[] {
      syncAtCommit(synced);
      return append(group);
    },
    /** Makes all appends durable without blocking the event loop; equivalent to `synchronous=FULL`. */
    sync: async (): Promise<void> => {
      if (logFile !== null) await syncFile(logFile);
    },
    /** Last position of the command that wrote `position`; its events are contiguous. */
    endOf: (position: number, commandId: string): number => {
      const other = selectOther.get(position, commandId) as { position: number } | undefined;
      return other ? other.position - 1 : Math.max(position, head());
    },
    holds: (id: string): boolean => selectById.get(id) !== undefined,
    read,
    between(prefixes: readonly string[]): (after: number, last: number, limit: number) => readonly StoredEvent[] {
      const query = prefixQuery(prefixes, columns);
      if (!query) return () => [];
      const select = prepareRows(query.sql);
      return (after, last, limit) => select(after, last, ...query.parameters, limit);
    },
    head,
    isOpen: () => db.isOpen,
    close() {
      statements.clear();
      db.close();
      if (logFile !== null) closeSync(logFile);
    },
  };
};

const syncFile = promisify(fdatasync);

const refusable = (run: () => Outcome): Outcome => {
  try {
    return run();
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof EventIdReused) return { error };
    throw error;
  }
};
