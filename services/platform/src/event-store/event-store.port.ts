import type { Position } from '@lendring/contracts/kernel/ids.js';

/** What travels with every event; text values only, so that every store can keep it. No personal data. */
export type EventMetadata = Readonly<{
  commandId: string;
  /** Keyed fingerprint of the command's data: the same command id with other data is refused. */
  commandHash: string;
  /** Account id, `visitor`, or `system:<name>`. */
  actor: string;
  /** The command's time, an ISO instant. */
  at: string;
  requestId: string;
  /** W3C trace context of the append, where traces are collected. */
  traceparent?: string;
}>;

/** `version` counts the shapes of a type from 1 (absent); the upcasting edge sets and reads it, nobody else. */
export type NewEvent = Readonly<{
  id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  metadata: EventMetadata;
  version?: number;
}>;

export type StoredEvent = NewEvent & Readonly<{ stream: string; revision: number; position: Position }>;

/** The last event's revision (from 0), or `absent`. */
export type ExpectedRevision = number | 'absent';

/** With no events it only checks that the stream still stands where it was read. */
export type StreamWrite = Readonly<{ stream: string; expected: ExpectedRevision; events: readonly NewEvent[] }>;

export type FollowBatch = Readonly<{
  events: readonly StoredEvent[];
  /** Everything up to here has been seen, also what the prefixes filtered out: the checkpoint to keep. */
  position: Position;
  /** No more waits right now. */
  caughtUp: boolean;
}>;

export interface EventStore {
  /**
   * Appends to all streams or to none, durably, and answers the position of the last event.
   * Repeating an append whose event ids are already there in the same streams changes nothing and answers as before.
   * @throws RevisionConflict when a stream has moved
   * @throws EventIdReused when an id belongs to another stream or to other content (its `commandHash` differs)
   */
  append(writes: readonly StreamWrite[]): Promise<Position>;
  /** All events of a stream in order, from a revision on; empty when there is none. */
  read(stream: string, fromRevision?: number): Promise<readonly StoredEvent[]>;
  /**
   * All events of streams that begin with one of the prefixes, after `after`, for ever: first what is there, then what
   * comes. The next batch is fetched when the consumer asks for it (back-pressure). The first time it has caught up it
   * says so, with an empty batch if need be. Ends when the signal aborts.
   */
  follow(options: {
    prefixes: readonly string[];
    after: Position;
    signal: AbortSignal;
    batchSize?: number;
  }): AsyncIterable<FollowBatch>;
  /** Position of the newest event. */
  head(): Promise<Position>;
  close(): Promise<void>;
}

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
