import { setTimeout as pause } from 'node:timers/promises';
import {
  AppendConsistencyViolationError,
  BACKWARDS,
  END,
  KurrentDBClient,
  StreamNotFoundError,
  type ReadStreamOptions,
} from '@kurrent/kurrentdb-client';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { Log } from '../base/log.js';
import {
  EventIdReused,
  RevisionConflict,
  type EventStore,
  type StoredEvent,
  type StreamWrite,
} from './event-store.port.js';
import { appendOf, movedOnly, type Claim } from './kurrent-append.adapter.js';
import { storedEventOf, type RecordedEvent } from './kurrent-event.js';
import { createFollow } from './kurrent-follow.adapter.js';
import { streamNames } from './kurrent-names.js';
import { later, positionOf } from './kurrent-position.js';

type Options = Readonly<{
  /** `kurrentdb://user:password@host:2113`, or `…?tls=false` for a server without TLS. */
  url: string;
  /** The service that owns these streams; others on the same server stay invisible. */
  namespace: string;
  log: Log;
}>;

/** How far back `head` looks for an event of ours on a server that others write to as well. */
const HEAD_WINDOW = 500;

/** How often an append that was refused for an id looks for the one that has it. */
const PATIENCE = 8;

/**
 * The event store of one service in KurrentDB (EventStoreDB) 26.1 or later. An append is one transaction over its
 * streams, its checks and one claim for each event id. Reading and following need no more than any server of the last
 * years has.
 */
export const openKurrentEventStore = ({ url, namespace, log }: Options): EventStore => {
  const client = KurrentDBClient.connectionString(url);
  const names = streamNames(namespace);
  const closing = new AbortController();
  const underWay = new Map<string, Promise<unknown>>();

  const recorded = async (stored: string, options: ReadStreamOptions): Promise<readonly RecordedEvent[]> => {
    const found: RecordedEvent[] = [];
    try {
      for await (const { event } of client.readStream(stored, options)) if (event) found.push(event);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return found;
  };
  const read = async (stream: string, from = 0): Promise<readonly StoredEvent[]> =>
    (await recorded(names.stored(stream), { fromRevision: BigInt(from) })).map((event) => storedEventOf(names, event));

  /** The position of our newest event, or one after which there are none of ours; START when the log is empty. */
  const head = async (): Promise<Position> => {
    let seen = 0;
    let position = START;
    for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: HEAD_WINDOW })) {
      if (!event) continue;
      seen += 1;
      position = positionOf(event.position);
      if (names.isOwn(event.streamId)) return position;
    }
    return seen < HEAD_WINDOW ? START : position;
  };

  /**
   * Checks revisions without writing: each stream at its own moment, since a transaction of this server needs a record.
   */
  const checkOnly = async (writes: readonly StreamWrite[]): Promise<Position> => {
    for (const { stream, expected } of writes) {
      const [last] = await recorded(names.stored(stream), { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
      if ((last === undefined ? 'absent' : Number(last.revision)) !== expected)
        throw new RevisionConflict(stream, expected);
    }
    return head();
  };

  /**
   * Null when none of the events is known; the last position when all were stored by an equal append. @throws
   * EventIdReused
   */
  const repeated = async (writes: readonly StreamWrite[]): Promise<Position | null> => {
    const events = writes.flatMap(({ stream, events: added }) => added.map((event) => ({ stream, ...event })));
    const claims = await Promise.all(
      events.map(async ({ id }) => (await recorded(names.claim(id), { maxCount: 1 }))[0]?.data as Claim | undefined),
    );
    if (claims.every((claim) => claim === undefined)) return null;
    for (const [index, { id, stream, metadata }] of events.entries()) {
      const claim = claims[index];
      if (claim?.stream !== stream || claim.commandHash !== metadata.commandHash) throw new EventIdReused(id);
    }
    const ids = new Set(events.map(({ id }) => id));
    const stored = (
      await Promise.all(writes.map(({ stream, events: added }) => (added.length > 0 ? read(stream) : [])))
    )
      .flat()
      .filter(({ id }) => ids.has(id));
    return stored.length === ids.size ? stored.reduce((last, { position }) => later(last, position), START) : null;
  };

  const appendNow = async (writes: readonly StreamWrite[]): Promise<Position> => {
    const { records, checks, last } = appendOf(names, writes);
    try {
      const { responses } = await client.appendRecords(records, checks);
      const written = responses.find(({ streamName }) => streamName === last?.streamName);
      // The answer holds one number; a position needs two, which are stored with the event.
      const [event] = written
        ? await recorded(written.streamName, { fromRevision: written.revision, maxCount: 1 })
        : [];
      if (!event?.position || event.id !== last?.record.id)
        throw new Error('KurrentDB acknowledged an append that cannot be read');
      return positionOf(event.position);
    } catch (error) {
      const moved = movedOnly(names, writes, error);
      if (moved) throw moved;
      // Refused because of an id, or of unknown outcome: the server's answer is not clear about either, the claims are.
      for (let tries = 1; ; tries += 1) {
        const before = await repeated(writes).catch((reason: unknown) => {
          throw reason instanceof EventIdReused ? reason : error;
        });
        if (before !== null) return before;
        // A conflicting claim belongs to an append that readers will see in a moment.
        if (tries === PATIENCE || !(error instanceof AppendConsistencyViolationError)) throw error;
        await pause(20 * tries);
      }
    }
  };

  /**
   * Equal appends sent at once wait for each other: the server drops the second one while the first is not replicated
   * yet.
   */
  const append = async (writes: readonly StreamWrite[]): Promise<Position> => {
    const ids = writes.flatMap(({ events }) => events.map(({ id }) => id));
    for (let other; (other = ids.map((id) => underWay.get(id)).find((known) => known !== undefined));) await other;
    const appended = appendNow(writes);
    const settled = appended
      .catch(() => undefined)
      .then(() => {
        for (const id of ids) underWay.delete(id);
      });
    for (const id of ids) underWay.set(id, settled);
    return appended;
  };

  return {
    async append(writes) {
      if (closing.signal.aborted) throw new Error('The event store is closed');
      // The server takes names that differ only in case for one within a transaction.
      if (new Set(writes.map(({ stream }) => stream.toLowerCase())).size !== writes.length)
        throw new Error('An append names each stream once');
      return writes.every(({ events }) => events.length === 0) ? checkOnly(writes) : append(writes);
    },

    read,

    holds: async (eventId) => (await recorded(names.claim(eventId), { maxCount: 1 })).length > 0,

    follow: createFollow({ client, names, head, log, closing: closing.signal }),

    head,

    async close() {
      closing.abort();
      await Promise.allSettled(underWay.values());
      await client.dispose();
    },
  };
};
