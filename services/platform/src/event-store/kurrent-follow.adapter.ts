import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { sleep } from '../base/back-off.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { messageOf } from '../base/message-of.js';
import type { Log } from '../base/log.js';
import type { EventStore, FollowBatch } from './event-store.port.js';
import type { KurrentConnection } from './kurrent-connection.adapter.js';
import { ForeignEvent, storedEventOf } from './kurrent-event.js';
import { openLiveEvents, type LiveEvents } from './kurrent-live.adapter.js';
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
type Live = Readonly<{ client: KurrentDBClient; events: LiveEvents }>;
type Shared = { readonly client: KurrentDBClient; readonly live: Promise<LiveEvents>; users: number };

export type KurrentFollow = Readonly<{
  follow: EventStore['follow'];
  /** Latest position up to which a subscription has examined all events of the service; the start without one. */
  examined: () => Position;
  /** Newest subscription with the client that it uses; null before the first one, and while it is replaced. */
  live: () => Live | null;
}>;

export const createFollow = ({ connection, names, head, log, closing }: Options): KurrentFollow => {
  let shared: Shared | null = null;
  let opened: Live | null = null;
  let last = START;
  const examined = (): Position => later(last, opened?.events.position() ?? START);

  /** Opens the subscription at the end of the log for the first follower of a client; the last one closes it. */
  const join = async (client: KurrentDBClient): Promise<Readonly<{ live: LiveEvents; leave: () => Promise<void> }>> => {
    if (shared?.client !== client) {
      const open = (end: Position): LiveEvents => {
        const events = openLiveEvents(client, names, end);
        opened = { client, events };
        return events;
      };
      shared = { client, live: head().then(open), users: 0 };
    }
    const joined = shared;
    joined.users += 1;
    const leave = async (): Promise<void> => {
      joined.users -= 1;
      if (joined.users > 0) return;
      last = examined();
      if (shared === joined) shared = opened = null;
      await joined.live.then((live) => live.close()).catch(() => undefined);
    };
    try {
      return { live: await joined.live, leave };
    } catch (error) {
      await leave();
      throw error;
    }
  };

  /** Reads stored events with a filter for the prefixes until the shared subscription can continue. */
  async function* catchUp(live: LiveEvents, { client, prefixes, from, after, batchSize, signal }: Watch) {
    const until = live.position();
    const past = subscribe(client, {
      prefixes: prefixes.map(names.stored),
      after: placeOf(from),
      bufferSize: batchSize,
      caughtUp: false,
      signal,
    });
    try {
      let position = after;
      for (let taken; (taken = await past.next(batchSize));) {
        const before = position;
        const events = taken.events
          .map((event) => storedEventOf(names, event))
          .filter((event) => event.position > before);
        if (taken.seen) position = later(position, positionOf(taken.seen));
        last = later(last, position);
        if (taken.caughtUp) position = later(position, until);
        yield { events, position, caughtUp: taken.caughtUp };
        if (taken.caughtUp) return;
      }
    } finally {
      await past.close();
    }
  }

  /** `from` may be before `after`, to examine again from a position at which a record begins. */
  async function* watch(options: Watch): AsyncGenerator<FollowBatch> {
    const { client, prefixes, batchSize, signal } = options;
    const { live, leave } = await join(client);
    let { from, after: position } = options;
    let reported: boolean | undefined;
    try {
      while (!signal.aborted) {
        const reached = prefixes.length === 0 ? later(position, live.position()) : position;
        const found = live.after(reached, batchSize);
        if (!found) {
          for await (const batch of catchUp(live, { ...options, from, after: position })) {
            from = position = batch.position;
            reported = batch.caughtUp;
            yield batch;
          }
        } else if (found.position !== position || found.caughtUp !== reported) {
          from = position = found.position;
          reported = found.caughtUp;
          const events = found.events.filter(({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)));
          yield { events, position, caughtUp: found.caughtUp };
        } else await live.changed(signal);
      }
    } finally {
      await leave();
    }
  }

  const follow: EventStore['follow'] = async function* ({ prefixes, after, signal, batchSize = 500 }) {
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

  return { follow, examined, live: () => opened };
};
