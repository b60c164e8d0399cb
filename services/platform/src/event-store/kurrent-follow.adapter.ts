import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { sleep } from '../base/back-off.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { messageOf } from '../base/message-of.js';
import type { Log } from '../base/log.js';
import type { EventStore, FollowBatch, StoredEvent } from './event-store.port.js';
import type { KurrentConnection } from './kurrent-connection.adapter.js';
import { ForeignEvent, storedEventOf, type RecordedEvent } from './kurrent-event.js';
import type { StreamNames } from './kurrent-names.js';
import { later, placeOf, positionOf } from './kurrent-position.js';
import { subscribe } from './kurrent-subscription.adapter.js';
import { isOfNode, isRefusal } from './kurrent-trouble.adapter.js';

type Options = Readonly<{
  connection: KurrentConnection;
  names: StreamNames;
  head: () => Promise<Position>;
  log: Log;
  closing: AbortSignal;
}>;
type Watch = Readonly<{
  client: KurrentDBClient;
  prefixes: readonly string[];
  from: Position;
  after: Position;
  batchSize: number;
  signal: AbortSignal;
}>;

export const createFollow = ({ connection, names, head, log, closing }: Options): EventStore['follow'] => {
  /**
   * Catches up with a filter for the prefixes, then subscribes to all our streams, so that the position advances with
   * every event without server checkpoints. `from` may be before `after`.
   */
  async function* watch({ client, prefixes, from, after, batchSize, signal }: Watch): AsyncGenerator<FollowBatch> {
    let position = after;
    const behind = (events: readonly RecordedEvent[]): readonly StoredEvent[] => {
      const before = position;
      return events.map((event) => storedEventOf(names, event)).filter((event) => event.position > before);
    };

    const newest = await head();
    if (position < newest && prefixes.length > 0) {
      const past = subscribe(client, {
        prefixes: prefixes.map(names.stored),
        after: placeOf(from),
        bufferSize: batchSize,
        caughtUp: false,
        signal,
      });
      try {
        for (let live = false; !live;) {
          const taken = await past.next(batchSize);
          if (!taken) return;
          live = taken.caughtUp;
          const events = behind(taken.events);
          if (taken.seen) position = later(position, positionOf(taken.seen));
          if (live) position = later(position, newest);
          yield { events, position, caughtUp: live };
        }
      } finally {
        await past.close();
      }
    } else {
      position = later(position, newest);
      yield { events: [], position, caughtUp: true };
    }

    // Subscribe from a known position and filter out events that the reader already has.
    const present = subscribe(client, {
      prefixes: [names.prefix],
      after: placeOf(newest),
      bufferSize: batchSize,
      caughtUp: true,
      signal,
    });
    try {
      let reported = { position, caughtUp: true };
      for (let taken; (taken = await present.next(batchSize));) {
        const { caughtUp, seen } = taken;
        const events = behind(taken.events).filter(({ stream }) =>
          prefixes.some((prefix) => stream.startsWith(prefix)),
        );
        if (seen) position = later(position, positionOf(seen));
        if (position === reported.position && (reported.caughtUp || !caughtUp)) continue;
        reported = { position, caughtUp };
        yield { events, position, caughtUp };
      }
    } finally {
      await present.close();
    }
  }

  return async function* follow({ prefixes, after, signal, batchSize = 500 }) {
    const ends = AbortSignal.any([signal, closing]);
    placeOf(after);
    let position = after;
    let from = after;
    for (let failures = 0; !ends.aborted;) {
      const stay = await connection.stay(ends);
      if (!stay) return;
      try {
        const signalOfStay = AbortSignal.any([ends, stay.left]);
        const batches = watch({
          client: stay.client,
          prefixes,
          from,
          after: position,
          batchSize,
          signal: signalOfStay,
        });
        for await (const batch of batches) {
          failures = 0;
          from = position = batch.position;
          yield batch;
          if (ends.aborted) return;
        }
      } catch (error) {
        if (ends.aborted) return;
        if (error instanceof ForeignEvent) throw error;
        failures += 1;
        if (isOfNode(error) || isRefusal(error)) stay.failed(error);
        else if (!(error instanceof EngineUnavailable)) {
          log.warn(
            { namespace: names.namespace, position, failures, error: messageOf(error) },
            'Subscription dropped by the event store; it continues from its position',
          );
          // Examine everything from the start: no record begins at this position, for example because it belongs to
          // another log.
          from = START;
        }
        await sleep(Math.random() * Math.min(20 * 2 ** failures, 5_000), ends);
      } finally {
        stay.leave();
      }
    }
  };
};
