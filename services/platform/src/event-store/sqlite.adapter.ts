import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { EventIdReused, RevisionConflict, type EventStore, type NewEvent, type StoredEvent, type StreamWrite } from './event-store.port.js';
import { prefixQuery } from './prefix-query.js';
import { createWakeUp } from './wake-up.js';

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
  CREATE INDEX IF NOT EXISTS events_by_category ON events (category);
`;

type Row = { position: number; stream: string; revision: number; id: string; type: string; version: number; data: string; metadata: string };
type Pending = { readonly writes: readonly StreamWrite[]; resolve(position: Position): void; reject(error: unknown): void };
type Outcome = { readonly position: number } | { readonly error: unknown };

const positionOf = (position: number): Position => String(position).padStart(16, '0');
const categoryOf = (stream: string): string => stream.split('-', 1)[0] ?? '';

const eventOf = (row: Row): StoredEvent => ({
  id: row.id, type: row.type, version: row.version, stream: row.stream, revision: row.revision, position: positionOf(row.position),
  data: JSON.parse(row.data) as StoredEvent['data'], metadata: JSON.parse(row.metadata) as StoredEvent['metadata'],
});

/**
 * The event store of one service in one SQLite file (`:memory:` for tests). Appends that arrive in one turn of the event
 * loop share one transaction and so one disk flush; each of them still succeeds or fails on its own.
 */
export const openSqliteEventStore = (file: string, { pollMs = 500 }: { pollMs?: number } = {}): EventStore => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5_000 });
  // Rarer checkpoints (16 MB of log) write a page of an index once that many appends have touched.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;');
  db.exec(schema);

  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const begin = prepare('BEGIN IMMEDIATE');
  const commit = prepare('COMMIT');
  const rollback = prepare('ROLLBACK');
  const selectHead = prepare('SELECT coalesce(max(position), 0) AS head FROM events');
  const selectRevision = prepare('SELECT max(revision) AS revision FROM events WHERE stream = ?');
  const selectById = prepare('SELECT position, stream, metadata FROM events WHERE id = ?');
  const selectStream = prepare('SELECT * FROM events WHERE stream = ? AND revision >= ? ORDER BY revision');
  const insert = prepare('INSERT INTO events (stream, revision, category, id, type, version, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)');

  const wakeUp = createWakeUp();
  const head = (): number => (selectHead.get() as { head: number }).head;

  /** The last position when all events are there already, null when none is. */
  const repeated = (writes: readonly StreamWrite[]): number | null => {
    let last: number | null = null;
    let fresh: NewEvent | undefined;
    for (const { stream, events } of writes) {
      for (const event of events) {
        const known = selectById.get(event.id) as Pick<Row, 'position' | 'stream' | 'metadata'> | undefined;
        if (!known) { fresh ??= event; continue; }
        const { commandHash } = JSON.parse(known.metadata) as NewEvent['metadata'];
        if (known.stream !== stream || commandHash !== event.metadata.commandHash) throw new EventIdReused(event.id);
        last = Math.max(last ?? 0, known.position);
      }
    }
    // Half of an append cannot be there: somebody used the id for another one.
    if (last !== null && fresh) throw new EventIdReused(fresh.id);
    return last;
  };

  /** All checks come before the first insert, so that a refused append leaves nothing to undo in a shared transaction. */
  const appendOne = (writes: readonly StreamWrite[]): number => {
    const before = repeated(writes);
    if (before !== null) return before;
    for (const { stream, expected } of writes) {
      const { revision } = selectRevision.get(stream) as { revision: number | null };
      if ((revision ?? 'absent') !== expected) throw new RevisionConflict(stream, expected);
    }
    let position = 0;
    for (const { stream, expected, events } of writes) {
      let revision = expected === 'absent' ? -1 : expected;
      for (const { id, type, version = 1, data, metadata } of events) {
        const row = insert.run(stream, revision += 1, categoryOf(stream), id, type, version, JSON.stringify(data), JSON.stringify(metadata));
        position = Number(row.lastInsertRowid);
      }
    }
    return position || head();
  };

  let queue: Pending[] = [];
  const store = (group: readonly Pending[]): readonly Outcome[] => {
    try {
      begin.run();
      const outcomes = group.map(({ writes }) => attempt(() => appendOne(writes)));
      commit.run();
      return outcomes;
    } catch (error) {
      if (db.isOpen && db.isTransaction) rollback.run();
      // Whatever broke (a value that is not JSON, a full disk) is the matter of one: the others try alone.
      return group.length === 1 ? [{ error }] : group.flatMap((one) => store([one]));
    }
  };

  const flush = (): void => {
    const group = queue;
    queue = [];
    const outcomes = store(group);
    group.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome && 'position' in outcome) resolve(positionOf(outcome.position));
      else reject(outcome?.error);
    });
    wakeUp.all();
  };

  return {
    append: (writes) => new Promise((resolve, reject) => {
      const distinct = new Set(writes.map(({ stream }) => stream));
      if (distinct.size !== writes.length) throw new Error('An append names each stream once');
      if (queue.push({ writes, resolve, reject }) === 1) setImmediate(flush);
    }),

    async read(stream, fromRevision = 0) {
      return (selectStream.all(stream, fromRevision) as Row[]).map(eventOf);
    },

    async *follow({ prefixes, after, signal, batchSize = 500 }) {
      const query = prefixQuery(prefixes);
      const select = query && prepare(query.sql);
      let position = Number(after);
      let told = false;
      while (!signal.aborted && db.isOpen) {
        const newest = head();
        if (told && newest <= position) {
          await wakeUp.next(pollMs, signal);
          continue;
        }
        const rows = select ? select.all(...query.parameters.flatMap((own) => [...own, position, newest]), batchSize) as Row[] : [];
        position = rows.length < batchSize ? Math.max(newest, position) : rows.at(-1)?.position ?? position;
        told ||= position >= newest;
        yield { events: rows.map(eventOf), position: positionOf(position), caughtUp: position >= newest };
        // Catching up reads batch after batch: others get their turn in between.
        if (position < newest) await breathe();
      }
    },

    head: async () => positionOf(head()),

    async close() {
      if (!db.isOpen) return;
      if (queue.length > 0) flush();
      wakeUp.all();
      statements.clear();
      db.close();
    },
  };
};

const attempt = (run: () => number): Outcome => {
  try {
    return { position: run() };
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof EventIdReused) return { error };
    throw error;
  }
};
