import { setTimeout as pause } from 'node:timers/promises';
import {
  AppendConsistencyViolationError,
  BACKWARDS,
  END,
  type KurrentDBClient,
  StreamNotFoundError,
  type ReadStreamOptions,
} from '@kurrent/kurrentdb-client';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EngineWatch } from '../base/engine-watch.js';
import type { Log } from '../base/log.js';
import {
  memoryFails,
  RevisionConflict,
  type EventStore,
  type StoredEvent,
  type StreamWrite,
} from './event-store.port.js';
import { appendOf, movedOnly, storedBefore, type Append } from './kurrent-append.adapter.js';
import { openKurrentConnection, type KurrentConnection } from './kurrent-connection.adapter.js';
import { storedEventOf, type RecordedEvent } from './kurrent-event.js';
import { createFollow } from './kurrent-follow.adapter.js';
import { createKnownEnds } from './kurrent-known-ends.adapter.js';
import { streamNames } from './kurrent-names.js';
import { later, placeOf, positionOf } from './kurrent-position.js';
import { isUnclear } from './kurrent-trouble.adapter.js';

type Options = Readonly<{ url: string; namespace: string; log: Log; watch?: EngineWatch | undefined }>;

/** Number of newest records that `head` scans for one of ours on a shared server. */
const HEAD_WINDOW = 500;
/** First, smaller window: the server sends a window until the reader ends. */
const NEAR = 16;

const PATIENCE = 8;

/**
 * Event store of one service in KurrentDB (EventStoreDB) 26.1 or later. Each append is one transaction with its
 * streams, checks, and one claim per event id. Reading and following also work on older servers.
 */
export const openKurrentEventStore = ({ url, namespace, log, watch }: Options): EventStore => {
  const names = streamNames(namespace);
  const leader = openKurrentConnection({ url, watch });
  const connection: KurrentConnection = {
    ...leader,
    call: (ask) => leader.call((client, heard) => ends.proving(client, () => ask(client, heard))),
  };
  const closing = new AbortController();
  const underWay = new Map<string, Promise<unknown>>();

  const recorded = (stored: string, options: ReadStreamOptions): Promise<readonly RecordedEvent[]> =>
    connection.call((client, heard) => readFrom(client, stored, options, heard));
  const read = async (stream: string, from = 0): Promise<readonly StoredEvent[]> => {
    const endIs = ends.reading(stream);
    const found = await recorded(names.stored(stream), { fromRevision: BigInt(from) });
    const events = found.map((event) => storedEventOf(names, event));
    const last = events.at(-1);
    if (last || from === 0) endIs?.(last ? { revision: last.revision, id: last.id } : 'absent');
    return events;
  };

  /** Newest position of an own event that this process has appended; the log's newest own event is not before it. */
  let appended: Position = START;
  /** Last answer of `head`, and the newest record of any service at that time: no own event lies between. */
  let looked = { head: START, newest: START };
  /**
   * Reads backwards to the newest own event, but only records that no earlier read has examined. Before anything is
   * known, the newest record of any service will do: no own event follows it.
   */
  const readHead = async (): Promise<Position> => {
    const known = later(later(appended, following.examined()), looked.head);
    const near = await newestOf(known === START ? 1 : NEAR, known, looked.newest);
    const found = near.isFinal || known === START ? near : await newestOf(HEAD_WINDOW, known, looked.newest);
    if (found.newest > looked.newest) looked = { head: found.position, newest: found.newest };
    return found.position;
  };
  /**
   * The newest own event, `known` if no own event follows it or `examined`, or else the oldest of `maxCount` records,
   * which then is not final.
   */
  const newestOf = (
    maxCount: number,
    known: Position,
    examined: Position,
  ): Promise<Readonly<{ position: Position; newest: Position; isFinal: boolean }>> =>
    connection.call(async (client, heard) => {
      let position = START;
      let newest = START;
      let seen = 0;
      const backwards = { direction: BACKWARDS, fromPosition: END, maxCount, requiresLeader: true } as const;
      for await (const { event } of client.readAll(backwards)) {
        heard();
        if (!event?.position) continue;
        seen += 1;
        position = positionOf(event.position);
        newest = later(newest, position);
        if (position <= later(known, examined)) return { position: known, newest, isFinal: true };
        if (names.isOwn(event.streamId)) return { position, newest, isFinal: true };
      }
      return { position: seen < maxCount ? known : position, newest, isFinal: seen < maxCount };
    });
  const head = sharedInTurn(readHead);

  /** Read forward to the end of the append, whose records are contiguous in the server's log. */
  const endOf: EventStore['endOf'] = ({ position, metadata }) =>
    connection.call(async (client, heard) => {
      let end = position;
      for await (const { event } of client.readAll({ fromPosition: placeOf(position), requiresLeader: true })) {
        heard();
        if (!event || !names.isOwn(event.streamId)) continue;
        if (storedEventOf(names, event).metadata.commandId !== metadata.commandId) break;
        end = positionOf(event.position);
      }
      return end;
    });

  /**
   * Checks revisions without writing. The check is not atomic across streams, because a transaction of this server
   * needs a record.
   */
  const checkOnly = async (writes: readonly StreamWrite[]): Promise<Position> => {
    let newest = START;
    for (const { stream, expected, remembered } of writes) {
      const [last] = await recorded(names.stored(stream), { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
      const at = last === undefined ? 'absent' : Number(last.revision);
      if (at !== expected || (remembered ?? last?.id) !== last?.id) throw new RevisionConflict(stream, expected);
      if (last?.position) newest = later(newest, positionOf(last.position));
    }
    return newest;
  };

  const appendBy = async (
    client: KurrentDBClient,
    heard: () => void,
    { records, checks }: Append,
    writes: readonly StreamWrite[],
  ): Promise<Position> => {
    const storedUpTo = ends.appending(writes);
    try {
      // Use the returned position for both numbers: it belongs to the last record, which commits itself.
      const { position } = await client.appendRecords([...records], [...checks]);
      const end = positionOf({ commit: position, prepare: position });
      storedUpTo(end);
      return end;
    } catch (error) {
      if (!isUnclear(error)) throw error;
      const before = await storedBefore(names, writes, (stored, options) => readFrom(client, stored, options, heard));
      if (before === null) throw error;
      const conflict = memoryFails(writes);
      if (conflict) throw conflict;
      return before;
    }
  };

  const appendNow = async (writes: readonly StreamWrite[]): Promise<Position> => {
    const append = appendOf(names, writes);
    const conflict = memoryFails(writes);
    // Report the conflict without an append, which would require the same claim to be both present and absent.
    if (conflict && remembersItself(writes)) throw conflict;
    try {
      return await connection.call((client, heard) => appendBy(client, heard, append, writes));
    } catch (error) {
      const moved = movedOnly(names, writes, error);
      if (moved) throw moved;
      if (!(error instanceof AppendConsistencyViolationError)) throw error;
      if (conflict) throw conflict;
      // Look up the claims, because the append was refused for an event id. The claims reveal the outcome of the
      // first append and become readable shortly.
      for (let tries = 1; ; tries += 1) {
        const before = await storedBefore(names, writes, recorded);
        if (before !== null) return before;
        if (tries === PATIENCE) throw error;
        await pause(20 * tries);
      }
    }
  };

  /** Serialises identical concurrent appends: the server drops the second one while the first is not replicated yet. */
  const append = async (writes: readonly StreamWrite[]): Promise<Position> => {
    const ids = writes.flatMap(({ events }) => events.map(({ id }) => id));
    for (let taken; (taken = ids.find((id) => underWay.has(id))) !== undefined;) await underWay.get(taken);
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const id of ids) underWay.set(id, promise);
    try {
      const position = await appendNow(writes);
      appended = later(appended, position);
      return position;
    } finally {
      for (const id of ids) underWay.delete(id);
      resolve();
    }
  };

  const following = createFollow({ connection, names, head, log, closing: closing.signal });
  const listen = once(async () => {
    const options = { prefixes: [], after: await head(), signal: closing.signal };
    for await (const _ of following.follow(options));
  });
  const ends = createKnownEnds({
    live: following.live,
    listen: () => void listen().catch(() => undefined),
    probe: () => newestOf(1, START, START),
    closing: closing.signal,
  });

  return {
    async append(writes) {
      if (closing.signal.aborted) throw new Error('The event store is closed');
      // Reject stream names that differ only in case, which the server treats as equal within a transaction.
      if (new Set(writes.map(({ stream }) => stream.toLowerCase())).size !== writes.length)
        throw new Error('Append contains a stream twice. Merge its events.');
      return writes.every(({ events }) => events.length === 0) ? checkOnly(writes) : append(writes);
    },

    ready: () => connection.ready(),

    read,

    endOf,

    knownEnd: ends.of,

    holds: async (eventId) => (await recorded(names.claim(eventId), { maxCount: 1 })).length > 0,

    follow: following.follow,

    head,

    async close() {
      closing.abort();
      await Promise.allSettled(underWay.values());
      await connection.close();
    },
  };
};

/** Runs until it ends; a call while it runs starts nothing. */
const once = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  return () => (running ??= run().finally(() => (running = null)));
};

/** Answers all calls of one turn of the event loop by one read. */
const sharedInTurn = <Answer>(read: () => Promise<Answer>): (() => Promise<Answer>) => {
  let next: Promise<Answer> | null = null;
  return () =>
    (next ??= Promise.resolve().then(() => {
      next = null;
      return read();
    }));
};

const remembersItself = (writes: readonly StreamWrite[]): boolean => {
  const ids = new Set(writes.flatMap(({ events }) => events.map(({ id }) => id)));
  return writes.some(({ remembered }) => typeof remembered === 'string' && ids.has(remembered));
};

const readFrom = async (
  client: KurrentDBClient,
  stored: string,
  options: ReadStreamOptions,
  heard: () => void,
): Promise<readonly RecordedEvent[]> => {
  const found: RecordedEvent[] = [];
  try {
    // Read from the leader: a follower node may lag, and its answer could cause a false refusal.
    for await (const { event } of client.readStream(stored, { ...options, requiresLeader: true })) {
      heard();
      if (event) found.push(event);
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return found;
};
