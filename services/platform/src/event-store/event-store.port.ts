import type { Position } from '@lendring/contracts/kernel/ids.js';

/** Event metadata as text values only, so that every store can hold it. No personal data. */
export type EventMetadata = Readonly<{
  commandId: string;
  /** Keyed fingerprint of the command's data; the same command id with other data is refused. */
  commandHash: string;
  /** Account id, `visitor`, or `system:<name>`. */
  actor: string;
  roles?: string;
  at: string;
  requestId: string;
  traceparent?: string;
}>;

/**
 * `version` is the schema version of the event type from 1 (absent means 1); only the upcasting layer reads and writes
 * it.
 */
export type NewEvent = Readonly<{
  id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  metadata: EventMetadata;
  version?: number;
}>;

export type StoredEvent = NewEvent & Readonly<{ stream: string; revision: number; position: Position }>;

/** Revision of the stream's last event (from 0), or `absent`. */
export type ExpectedRevision = number | 'absent';

/** Last event of a stream, or `absent`. */
export type StreamEnd = Readonly<{ revision: number; id: string }> | 'absent';

export type StreamWrite = Readonly<{
  stream: string;
  expected: ExpectedRevision;
  events: readonly NewEvent[];
  /**
   * Id of the cached event at revision `expected`, if the caller used a cache instead of reading the stream; null
   * when the caller assumed without a read that the stream is absent.
   */
  remembered?: string | null | undefined;
}>;

export type FollowBatch = Readonly<{
  events: readonly StoredEvent[];
  /** Checkpoint: all events up to this position were examined, including those excluded by the prefixes. */
  position: Position;
  caughtUp: boolean;
}>;

export interface EventStore {
  /**
   * Resolves when the store answers; waits a few seconds at most.
   * @throws CannotStart when a setting is wrong; the message names it
   * @throws EngineUnavailable when the store does not answer yet
   */
  ready(): Promise<void>;
  /**
   * Appends to all streams or to none, durably, and returns the position of the last event. Idempotent: when the event
   * ids are already in the same streams, it changes nothing and returns the same position. A write with `remembered` is
   * never treated as a repeat, because the cache may be stale.
   * @throws RevisionConflict when a stream has moved or does not contain the remembered event; also for repeats of a
   * write with `remembered`
   * @throws EventIdReused when an id belongs to another stream or has other content (another `commandHash`)
   */
  append(writes: readonly StreamWrite[]): Promise<Position>;
  read(stream: string, fromRevision?: number): Promise<readonly StoredEvent[]>;
  /**
   * End of a stream without reading it; undefined when the store does not keep it in memory. It includes all appends of
   * this process; those of other processes follow within milliseconds, and at most 2 s later while a node fails.
   * An append that relies on it must state `remembered`.
   */
  knownEnd(stream: string): Promise<StreamEnd | undefined>;
  endOf(event: Pick<StoredEvent, 'position' | 'metadata'>): Promise<Position>;
  holds(eventId: string): Promise<boolean>;
  /**
   * Follows all streams with one of the prefixes after position `after`, without end: first stored events, then new
   * ones. Fetches the next batch on demand (back-pressure) and reports the first catch-up, with an empty batch if
   * necessary. Ends when the signal aborts.
   */
  follow(options: {
    prefixes: readonly string[];
    after: Position;
    signal: AbortSignal;
    batchSize?: number;
  }): AsyncIterable<FollowBatch>;
  head(): Promise<Position>;
  close(): Promise<void>;
}

/**
 * Conflict for a failed append with remembered revisions when the store does not name the stream; undefined if no
 * revision was remembered.
 */
export const memoryFails = (writes: readonly StreamWrite[]): RevisionConflict | undefined => {
  const first = writes.find(({ remembered }) => remembered !== undefined);
  return first && new RevisionConflict(first.stream, first.expected);
};

export class RevisionConflict extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`Stream ${stream} is no longer at ${expected}`);
  }
}

export class EventIdReused extends Error {
  constructor(readonly eventId: string) {
    super(`Event id ${eventId} belongs to another stream or to other content`);
  }
}
