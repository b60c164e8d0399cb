import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, FollowBatch } from '../../event-store/event-store.port.js';
import type { Watch } from './watch.js';
import { backOff, sleep } from '../../base/back-off.js';
import { gather } from '../../base/gather.js';
import type { Log } from '../../base/log.js';
import { messageOf } from '../../base/message-of.js';
import { isAway } from '../../rpc/door-errors.js';
import { Busy } from './settled.js';
import type { Health, Runner } from './runner.js';

/** An error that no retry can fix: its follower stops, says so in its health, and leaves all others running. */
export class Poison extends Error {
  constructor(
    readonly eventId: string,
    cause: unknown,
  ) {
    super(`Event ${eventId} cannot be processed: ${messageOf(cause)}`, { cause });
  }
}

export interface Follower extends Runner {
  /** True once everything up to the position is done, false when it takes longer or the follower has failed. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  /** The target of its writes was lost: it asks again where to continue. */
  beginAgain(): void;
}

type Options = Readonly<{
  kind: Health['kind'];
  name: string;
  store: EventStore;
  prefixes: readonly string[];
  batchSize?: number;
  /**
   * At the end of the log, the milliseconds in which the next events are batched, and the longest wait for them while
   * this process is busy.
   */
  gatherFor?: Readonly<{ ms: number; mostMs: number }>;
  log: Log;
  watch?: Watch | undefined;
  /**
   * Prepares and answers the position to continue from: at the start, and after each failure; `reached` is the position
   * of the last run, null at the start.
   */
  begin(reached: Position | null): Promise<Position>;
  /** The start does not wait for `begin`, which is retried until it works: for optional parts. */
  startsWithout?: boolean;
  /**
   * Processes a batch and stores its position. After an error it continues from where `begin` says, unless it is {@link
   * Poison}. An event reported as `done` counts for those who wait. When the signal aborts it may end early.
   */
  handle(batch: FollowBatch, progress: { readonly signal: AbortSignal; done(position: Position): void }): Promise<void>;
}>;

/**
 * A follower of the log: continues from its checkpoint, retries with back-off, stops at poison events, and knows its
 * position.
 */
export const createFollower = ({
  kind,
  name,
  store,
  prefixes,
  batchSize,
  gatherFor,
  log,
  watch,
  begin,
  startsWithout = false,
  handle,
}: Options): Follower => {
  const abort = new AbortController();
  let state: Health['state'] = 'starting';
  let position: Position = START;
  let error: string | undefined;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let round = new AbortController();
  const waiting = new Set<() => void>();
  const tell = (): void => {
    for (const check of waiting) check();
  };

  const done = (reached: Position): void => {
    position = reached;
    error = undefined;
    failures = 0;
    tell();
  };

  const follow = async (signal: AbortSignal): Promise<void> => {
    const options = { prefixes, after: position, signal, ...(batchSize === undefined ? {} : { batchSize }) };
    for await (const batch of store.follow(options)) {
      const startedAt = Date.now();
      await handle(batch, { signal, done });
      if (signal.aborted) return;
      watch?.({ kind, name, events: batch.events, startedAt, live: state === 'live' });
      state = batch.caughtUp ? 'live' : 'catching-up';
      done(batch.position);
      if (gatherFor && batch.caughtUp && batch.events.length > 0) await gather({ ...gatherFor, signal });
    }
  };

  const run = async (begun: boolean): Promise<void> => {
    for (let fresh = begun; !abort.signal.aborted; fresh = false) {
      round = new AbortController();
      const signal = AbortSignal.any([abort.signal, round.signal]);
      try {
        if (!fresh) {
          position = await begin(state === 'starting' ? null : position);
          if (state !== 'retrying') state = 'catching-up';
        }
        await follow(signal);
      } catch (cause) {
        if (abort.signal.aborted) break;
        error = messageOf(cause);
        if (cause instanceof Poison) {
          state = 'failed';
          log.error(
            { kind, name, position, eventId: cause.eventId, err: cause },
            'stopped at an event it cannot process',
          );
          tell();
          return;
        }
        state = 'retrying';
        failures += 1;
        if (!isAway(cause) && !(cause instanceof Busy))
          log.warn({ kind, name, position, failures, err: cause }, 'failed, retries');
        await sleep(backOff(failures), signal);
      }
    }
    state = 'stopped';
    tell();
  };

  return {
    async start() {
      if (!startsWithout) {
        position = await begin(null);
        state = 'catching-up';
      }
      running = run(!startsWithout);
    },
    beginAgain: () => round.abort(),
    async stop() {
      abort.abort();
      await running;
      if (state !== 'failed') state = 'stopped';
      tell();
    },
    health: () => ({ kind, name, state, position, ...(error === undefined ? {} : { error }) }),
    waitFor: (wanted, timeoutMs) =>
      new Promise((resolve) => {
        const finish = (reached: boolean): void => {
          clearTimeout(timer);
          waiting.delete(check);
          resolve(reached);
        };
        const check = (): void => {
          if (position >= wanted) finish(true);
          else if (state === 'failed' || state === 'stopped') finish(false);
        };
        const timer = setTimeout(() => finish(false), timeoutMs);
        waiting.add(check);
        check();
      }),
  };
};
