import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, FollowBatch } from '../../event-store/event-store.port.js';
import type { Watch } from './watch.js';
import { backOff, sleep } from '../../base/back-off.js';
import { gather } from '../../base/gather.js';
import { createWakeUp } from '../../base/wake-up.js';
import type { Log } from '../../base/log.js';
import { messageOf } from '../../base/message-of.js';
import { isAway } from '../../rpc/api-errors.js';
import { Busy } from './settled.js';
import type { Health, Runner } from './runner.js';

/** Permanent error: stops its follower and is reported in the health; other followers continue. */
export class Poison extends Error {
  constructor(
    readonly eventId: string,
    cause: unknown,
  ) {
    super(`Event ${eventId} cannot be processed: ${messageOf(cause)}`, { cause });
  }
}

export interface Follower extends Runner {
  /** True once all events up to the position are handled; false after the timeout or when the follower has failed. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  beginAgain(): void;
}

export type GatherFor = Readonly<{ ms: number; mostMs: number; onlyWhileBusy?: true }>;

/** Batching under load, so that the events of many commands share one wake-up, one transaction and one checkpoint. */
export const WHILE_BUSY: GatherFor = { ms: 8, mostMs: 24, onlyWhileBusy: true };

type Options = Readonly<{
  kind: Health['kind'];
  name: string;
  store: EventStore;
  prefixes: readonly string[];
  batchSize?: number;
  /**
   * Batching at the end of the log: milliseconds to collect events after a batch, and the maximum while the process is
   * busy. A call of `waitFor` ends it.
   */
  gatherFor?: GatherFor | undefined;
  log: Log;
  watch?: Watch | undefined;
  /**
   * Prepares the target and returns the position to continue from, at the start and after each failure; `reached` is
   * the last handled position, null at the start.
   */
  begin(reached: Position | null): Promise<Position>;
  /**
   * Lets an optional part start without its target: `start` resolves at once, and `begin` is retried until it
   * succeeds.
   */
  startsWithout?: boolean;
  /**
   * Handles a batch and stores its position. After an error the follower continues from where `begin` returns, unless
   * the error is {@link Poison}. Positions reported through `done` count for `waitFor`. May return early when the
   * signal aborts.
   */
  handle(batch: FollowBatch, progress: { readonly signal: AbortSignal; done(position: Position): void }): Promise<void>;
  /**
   * Stores a position that the follower reached without events of its own, at most once in `KEEP_MS` and at the stop,
   * so that the next start does not examine the same events.
   */
  keep?(position: Position): Promise<void>;
}>;

const KEEP_MS = 60_000;

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
  keep,
}: Options): Follower => {
  const abort = new AbortController();
  let state: Health['state'] = 'starting';
  let position: Position = START;
  let error: string | undefined;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let round = new AbortController();
  const waiting = new Set<() => void>();
  const urgent = createWakeUp();
  const urgency = { wakeUp: urgent, isUrgent: () => waiting.size > 0 };
  const tell = (): void => {
    for (const check of waiting) check();
  };

  let kept: Readonly<{ position: Position; at: number }> = { position: START, at: performance.now() };
  const keepReached = async (): Promise<void> => {
    if (position === kept.position) return;
    kept = { position, at: performance.now() };
    await keep?.(position);
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
      if (batch.caughtUp && performance.now() - kept.at > KEEP_MS) await keepReached();
      if (gatherFor && batch.caughtUp && batch.events.length > 0) await gather({ ...gatherFor, signal, urgency });
    }
  };

  const run = async (begun: boolean): Promise<void> => {
    for (let fresh = begun; !abort.signal.aborted; fresh = false) {
      round = new AbortController();
      const signal = AbortSignal.any([abort.signal, round.signal]);
      try {
        if (!fresh) {
          position = await begin(state === 'starting' ? null : position);
          kept = { position, at: performance.now() };
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
            'Follower stopped at an event that it cannot process',
          );
          tell();
          return;
        }
        state = 'retrying';
        failures += 1;
        if (!isAway(cause) && !(cause instanceof Busy))
          log.warn({ kind, name, position, failures, err: cause }, 'Follower failed; retrying');
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
        kept = { position, at: performance.now() };
        state = 'catching-up';
      }
      running = run(!startsWithout);
    },
    beginAgain: () => round.abort(),
    async stop() {
      abort.abort();
      await running;
      if (state !== 'failed') {
        state = 'stopped';
        // Only the next start examines more without it.
        await keepReached().catch(() => undefined);
      }
      tell();
    },
    health: () => ({ kind, name, state, position, ...(error === undefined ? {} : { error }) }),
    waitFor: (wanted, timeoutMs) => {
      if (position >= wanted) return Promise.resolve(true);
      return new Promise((resolve) => {
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
        if (waiting.has(check)) urgent.all();
      });
    },
  };
};
