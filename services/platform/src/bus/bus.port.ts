import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';

/** Integration events between services, at least once, in order per subject. */
export interface Bus {
  /** Resolves when the broker has stored every event; after a rejection publish all of them again. */
  publish(topic: string, events: readonly CloudEvent[]): Promise<void>;
  /**
   * Hands each event of the topics to the handler, one at a time per subject. An error is tried again; after the last
   * try the event goes to `giveUp`, which stores it (left out: it is dropped), and the rest goes on; where that fails the
   * event is not taken. {@link NotTaken} is no error: that event is handed over until it is taken. Resolves to a stop
   * function, which waits for the handlers at work; a group that stopped and comes back gets what was published meanwhile.
   * Events of other types than `types` (left out: all) count as taken.
   */
  consume(
    group: string,
    topics: readonly string[],
    handler: (event: CloudEvent) => Promise<void>,
    giveUp?: GiveUp,
    types?: readonly string[],
  ): Promise<() => Promise<void>>;
  /**
   * Hands each event of the topics from now on to this very process, whichever others hear it, too. Nothing is kept,
   * tried again or put aside: `missed` says that events may have gone by, at the first connection as well, and whoever
   * listens looks for itself then. Never waits for the broker; resolves to a stop function.
   */
  listen(topics: readonly string[], listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Neither may throw or take long. */
export type Listener = Readonly<{ heard: (event: CloudEvent) => void; missed: () => void }>;

/** An event that a group failed to handle in all its tries. */
export type DeadLetter = Readonly<{ group: string; topic: string; event: CloudEvent; error: string; tries: number }>;

/** The events of ours that a dead-letter topic of Kafka holds; `topic`: the one they were published to. */
export type DeadLetterTopic = Readonly<{
  name: string;
  topic: string;
  group: string;
  letters: readonly Readonly<{ partition: number; offset: number; event: CloudEvent; error: string; at: string }>[];
}>;

export type GiveUp = (letter: DeadLetter) => Promise<void>;

/** A group did not take an event now, so it is not stored with it: hand it over, or publish it, again later. */
export class NotTaken extends Error {}
