import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { StoredEvent } from './event-store.port.js';
import { createStreamEnds, type StreamEnds } from './kurrent-ends.js';
import { storedEventOf } from './kurrent-event.js';
import type { StreamNames } from './kurrent-names.js';
import { later, placeOf, positionOf } from './kurrent-position.js';
import { subscribe } from './kurrent-subscription.adapter.js';

/** Number of newest events in memory; trimmed at twice the number, because trimming moves all remaining events. */
const KEPT = 1_000;
const BATCH = 500;

type Found = Readonly<{ events: readonly StoredEvent[]; position: Position; caughtUp: boolean }>;

/** New events of one service: one subscription, read by all followers of the service. */
export interface LiveEvents {
  /** Ends of streams as of reads that began later than this subscription, and of the events that it delivered. */
  readonly ends: StreamEnds;
  /** False once the subscription has failed or closed, and while the server still sends older events. */
  isCurrent(): boolean;
  /** Position up to which all events were examined. */
  position(): Position;
  /**
   * At most `max` events after a position; null when older events than those in memory are needed.
   * @throws the error of the subscription
   */
  after(position: Position, max: number): Found | null;
  /** Resolves when `after` may return more, and when the signal aborts. */
  changed(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Subscribes to all streams of the service after `from`, at which a record must begin. */
export const openLiveEvents = (client: KurrentDBClient, names: StreamNames, from: Position): LiveEvents => {
  const closing = new AbortController();
  const subscription = subscribe(client, {
    prefixes: [names.prefix],
    after: placeOf(from),
    bufferSize: BATCH,
    caughtUp: true,
    signal: closing.signal,
  });
  const events: StoredEvent[] = [];
  const ends = createStreamEnds();
  const waiting = new Set<() => void>();
  let start = from;
  let position = from;
  let caughtUp = true;
  let failure: unknown;

  const wake = (): void => {
    for (const resume of waiting) resume();
  };
  const receive = async (): Promise<void> => {
    try {
      for (let taken; (taken = await subscription.next(BATCH)); wake()) {
        const added = taken.events.map((event) => storedEventOf(names, event));
        for (const event of added) events.push(event);
        ends.added(added);
        if (taken.seen) position = later(position, positionOf(taken.seen));
        ({ caughtUp } = taken);
        if (events.length < 2 * KEPT) continue;
        const dropped = events.splice(0, events.length - KEPT);
        start = dropped.at(-1)?.position ?? start;
      }
    } catch (error) {
      failure = error;
      wake();
    }
  };
  const receiving = receive();

  return {
    ends,
    isCurrent: () => caughtUp && failure === undefined && !closing.signal.aborted,
    position: () => position,
    after(reached, max) {
      if (failure !== undefined) throw failure;
      if (reached < start) return null;
      const first = events.findLastIndex((event) => event.position <= reached) + 1;
      const found = events.slice(first, first + max);
      return first + max < events.length
        ? { events: found, position: found.at(-1)?.position ?? reached, caughtUp: false }
        : { events: found, position: later(reached, position), caughtUp };
    },
    changed: (signal) =>
      new Promise((resolve) => {
        const resume = (): void => {
          waiting.delete(resume);
          signal.removeEventListener('abort', resume);
          resolve();
        };
        waiting.add(resume);
        signal.addEventListener('abort', resume);
        if (signal.aborted || failure !== undefined) resume();
      }),
    async close() {
      closing.abort();
      await receiving;
      await subscription.close();
    },
  };
};
