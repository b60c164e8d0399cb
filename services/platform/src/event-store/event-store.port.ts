import type { Position } from '@lendring/contracts/kernel/ids.js';

/** The metadata of an event; text values only, so that every store can keep it. No personal data. */
export type EventMetadata = Readonly<{
  commandId: string;
  /** Keyed fingerprint of the command's data: the same command id with other data is refused. */
  commandHash: string;
  /** Account id, `visitor`, or `system:<name>`. */
  actor: string;
  /** The roles the person acted in, joined by commas; absent where there were none. */
  roles?: string;
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

/** Without events it only checks that the stream is still at the revision that was read. */
export type StreamWrite = Readonly<{
  stream: string;
  expected: ExpectedRevision;
  events: readonly NewEvent[];
  /**
   * The event at `expected`, from somebody who remembers it and has not read it now; null where nobody has looked whether
   * the stream is absent.
   */
  remembered?: string | null | undefined;
}>;

export type FollowBatch = Readonly<{
  events: readonly StoredEvent[];
  /** Everything up to here was examined, also what the prefixes filtered out: the checkpoint to store. */
  position: Position;
  /** There is nothing more at the moment. */
  caughtUp: boolean;
}>;

export interface EventStore {
  /**
   * Resolves when the store answers; waits some seconds for that, not more.
   * @throws CannotStart when it never will, with a sentence about the setting
   * @throws EngineUnavailable when nobody answers yet
   */
  ready(): Promise<void>;
  /**
   * Appends to all streams or to none, durably, and answers the position of the last event.
   * Repeating an append whose event ids are already there in the same streams changes nothing and answers as before.
   * An append of which something is remembered is never answered as a repeat: what is stored says more than memory.
   * @throws RevisionConflict when a stream has moved, or does not hold the event that is remembered; also for a repeat
   * of which something is remembered
   * @throws EventIdReused when an id belongs to another stream or to other content (its `commandHash` differs)
   */
  append(writes: readonly StreamWrite[]): Promise<Position>;
  /** All events of a stream in order, from a revision on; empty when there is none. */
  read(stream: string, fromRevision?: number): Promise<readonly StoredEvent[]>;
  /** The position of the last event that was appended together with this one. */
  endOf(event: Pick<StoredEvent, 'position' | 'metadata'>): Promise<Position>;
  /** Whether an event with this id was stored, in whatever stream. */
  holds(eventId: string): Promise<boolean>;
  /**
   * All events of streams that begin with one of the prefixes, after `after`, for ever: first the stored ones, then new
   * ones. The next batch is fetched when the consumer asks for it (back-pressure). Once it has caught up for the first
   * time it says so, if need be with an empty batch. Ends when the signal aborts.
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

/** The conflict of an append that rests on memory, where the store says neither yes nor which stream; else undefined. */
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
