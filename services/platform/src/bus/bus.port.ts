import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';

export interface Bus {
  /** Resolves when the broker has stored every event. After a rejection the caller must publish all of them again. */
  publish(topic: string, events: readonly CloudEvent[]): Promise<void>;
  /**
   * Delivers each event of the topics to the handler, one at a time per subject; retries failures. After the last
   * attempt, `giveUp` stores the event as a dead letter (without `giveUp` the event is dropped) and the next events
   * follow; if `giveUp` fails, the event stays unacknowledged. {@link NotTaken} does not count as a failure: the
   * event is redelivered until accepted. Returns a stop function that waits for running handlers; a group that
   * returns receives the events published in the meantime. Event types not in `types` are acknowledged unhandled
   * (default: handle all).
   */
  consume(
    group: string,
    topics: readonly string[],
    handler: (event: CloudEvent) => Promise<void>,
    giveUp?: GiveUp,
    types?: readonly string[],
  ): Promise<() => Promise<void>>;
  /**
   * Broadcasts each new event of the topics to this process, in addition to any other consumer. No storage, retries or
   * dead letters: `missed` reports that events may have been lost, including at the first connection, and the listener
   * must refetch. Never waits for the broker; returns a stop function.
   */
  listen(topics: readonly string[], listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Callbacks must be fast and must not throw. */
export type Listener = Readonly<{ heard: (event: CloudEvent) => void; missed: () => void }>;

export type DeadLetter = Readonly<{ group: string; topic: string; event: CloudEvent; error: string; tries: number }>;

export type DeadLetterTopic = Readonly<{
  name: string;
  topic: string;
  group: string;
  letters: readonly Readonly<{ partition: number; offset: number; event: CloudEvent; error: string; at: string }>[];
}>;

export type GiveUp = (letter: DeadLetter) => Promise<void>;

/** Thrown by a group that cannot accept an event now and did not store it; deliver or publish the event again later. */
export class NotTaken extends Error {}
