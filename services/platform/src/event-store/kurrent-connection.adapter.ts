import { setTimeout as pause } from 'node:timers/promises';
import { BACKWARDS, END, KurrentDBClient } from '@kurrent/kurrentdb-client';
import { sleep } from '../base/back-off.js';
import { timeLeft } from '../base/call.js';
import { CannotStart } from '../base/cannot-start.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { awayFor, hostsOf, refusedFor, type Called } from '../base/engine-errors.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { addressOf, type Node } from './kurrent-address.js';
import { createLeaderSearch, createPresence } from './kurrent-nodes.adapter.js';
import { createSilenceWatch, SILENCE_MS } from './kurrent-silence.adapter.js';
import { isOfNode, isRefusal } from './kurrent-trouble.adapter.js';
import { whyNoConnection } from './kurrent-why-not.js';

type Held = { readonly client: KurrentDBClient; readonly node: Node; readonly leaving: AbortController; users: number };

export type Stay = Readonly<{
  client: KurrentDBClient;
  /** Aborts when the client is replaced; the caller then resumes with a new lease. */
  left: AbortSignal;
  failed: (error: unknown) => void;
  leave: () => void;
}>;

export interface KurrentConnection {
  /**
   * Calls the leader; if the node is lost, silent, or no longer leader, retries on the next one within the caller's
   * deadline. The call must therefore be idempotent. `heard` reports partial responses.
   * @throws EngineUnavailable when no node answers in time
   */
  call<Answer>(ask: (client: KurrentDBClient, heard: () => void) => Promise<Answer>): Promise<Answer>;
  /** Leases a client to a follower, waiting as long as necessary; null after an abort. */
  stay(signal: AbortSignal): Promise<Stay | null>;
  ready(): Promise<void>;
  close(): Promise<void>;
}

type Options = Readonly<{ url: string; watch?: EngineWatch | undefined }>;

/**
 * Time limit in milliseconds for starting an attempt. The last attempt may still run into the silence limit, and
 * callers wait ten seconds in total.
 */
const PATIENCE_MS = 7_000;

/** Outage in milliseconds after which calls fail within `BRIEF_MS`. */
const LONG_AWAY_MS = 15_000;
const BRIEF_MS = 1_000;

const LOOK_AGAIN_MS = 2_000;

const READY_MS = 3_000;

/**
 * Owns the client of one event store (ADR 43). The client's native part never looks for another node, and the rest
 * does not handle a follower node's reply to an append. Each client is therefore pinned to one node and replaced by
 * one for the current leader; one replacement runs at a time, and callers wait for it.
 */
export const openKurrentConnection = ({ url, watch: given }: Options): KurrentConnection => {
  const address = addressOf(url);
  const called: Called = { engine: 'event store', name: `KurrentDB at ${hostsOf(url)}`, settings: 'KURRENTDB_URL' };
  const watch = given ?? watchEngine('event store', { at: hostsOf(url) });
  const [first] = address.nodes;
  const findLeader = address.isCluster || !first ? createLeaderSearch(address) : async () => first;
  const isThere = createPresence(address);
  const open = (node: Node): KurrentDBClient => KurrentDBClient.connectionString(address.of(node));
  if (first) open(first);

  const closing = new AbortController();
  const { unlessSilent, stop } = createSilenceWatch();
  const waiting = new Set<() => void>();
  const clients = new Set<Held>();
  let held: Held | null = null;
  let exchanging: Promise<void> | null = null;
  let wasThere = false;
  let awaySince = performance.now();
  let reason: unknown;
  let looked: Readonly<{ seen: ReturnType<typeof whyNoConnection>; at: number }> | null = null;

  const done = (one: Held): void => {
    if (one.users > 0 || !one.leaving.signal.aborted || !clients.delete(one)) return;
    void one.client.dispose();
  };
  const leave = (one: Held): void => {
    one.users -= 1;
    done(one);
  };

  /** Opens a client and makes its first call, which proves leadership and is slower than later calls. */
  const connected = async (): Promise<Held> => {
    const node = await findLeader();
    const client = open(node);
    const one: Held = { client, node, leaving: new AbortController(), users: 0 };
    clients.add(one);
    try {
      await unlessSilent(async () => {
        const newest = { direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true } as const;
        for await (const { event } of client.readAll(newest)) if (event) return;
      });
      return one;
    } catch (error) {
      one.leaving.abort();
      done(one);
      throw error;
    }
  };

  /** Diagnose the cause, because the client reports one error for all connection problems. */
  const away = async (error: unknown): Promise<EngineUnavailable> => {
    if (isRefusal(error)) return refusedFor(called, error);
    if (!looked || performance.now() - looked.at > LOOK_AGAIN_MS)
      looked = { seen: whyNoConnection(address), at: performance.now() };
    const seen = await looked.seen;
    return seen instanceof CannotStart
      ? new EngineUnavailable(called.engine, error, seen.message)
      : awayFor(called, held ? error : seen.cause);
  };

  const find = async (): Promise<void> => {
    let told = false;
    for (let tried = 1; !closing.signal.aborted; tried += 1) {
      try {
        held = await connected();
        wasThere = true;
        for (const tell of waiting) tell();
        return await watch.call(async () => undefined);
      } catch (error) {
        reason = error;
        // Report the outage here as well, because there may be no calls that would report it.
        if (!told && wasThere && performance.now() - awaySince > PATIENCE_MS) {
          told = true;
          watch.failed(await away(error));
        }
        await sleep(Math.min(1_000, 25 * 2 ** tried) * (0.5 + Math.random() / 2), closing.signal);
      }
    }
  };

  const exchange = (lost: Held | null, error: unknown): void => {
    if (closing.signal.aborted || held !== lost) return;
    held = null;
    reason = error;
    awaySince = performance.now();
    if (lost) {
      lost.leaving.abort();
      done(lost);
    }
    exchanging ??= find().finally(() => {
      exchanging = null;
      exchange(null, reason);
    });
  };
  exchange(null, undefined);

  const current = async (maxWaitMs: number, signal: AbortSignal): Promise<Held | null> => {
    if (held || signal.aborted || maxWaitMs <= 0) return held;
    const found = Promise.withResolvers<void>();
    const timer = maxWaitMs === Infinity ? undefined : setTimeout(found.resolve, maxWaitMs);
    const tell = (): void => found.resolve();
    waiting.add(tell);
    signal.addEventListener('abort', tell);
    await found.promise;
    waiting.delete(tell);
    signal.removeEventListener('abort', tell);
    clearTimeout(timer);
    return held;
  };

  const call: KurrentConnection['call'] = async (ask) => {
    const until = performance.now() + timeLeft(PATIENCE_MS + SILENCE_MS) - SILENCE_MS;
    for (let tried = 1; ; tried += 1) {
      const mostMs = performance.now() - awaySince > LONG_AWAY_MS ? BRIEF_MS : Infinity;
      const one = held ?? (await current(Math.min(until - performance.now(), mostMs), closing.signal));
      if (closing.signal.aborted) throw new Error('The event store is closed');
      if (!one) throw await away(reason);
      one.users += 1;
      try {
        return await unlessSilent(
          (heard) => ask(one.client, heard),
          async () => performance.now() < until && (await isThere(one.node)),
        );
      } catch (error) {
        if (isRefusal(error)) throw await away(error);
        if (!isOfNode(error)) throw error;
        exchange(one, error);
        const waitMs = Math.min(400, 20 * 2 ** tried) * (0.5 + Math.random() / 2);
        if (performance.now() + waitMs > until) throw await away(error);
        if (tried > 1) await pause(waitMs);
      } finally {
        leave(one);
      }
    }
  };

  return {
    call: (ask) => watch.call(() => call(ask)),

    async stay(signal) {
      const one = await current(Infinity, AbortSignal.any([signal, closing.signal]));
      if (!one || signal.aborted || closing.signal.aborted) return null;
      one.users += 1;
      return {
        client: one.client,
        left: one.leaving.signal,
        failed: (error) => exchange(one, error),
        leave: () => leave(one),
      };
    },

    async ready() {
      if (await current(READY_MS, closing.signal)) return;
      if (isRefusal(reason))
        throw new CannotStart('KurrentDB refuses the user or the password of KURRENTDB_URL: correct them');
      throw await whyNoConnection(address);
    },

    async close() {
      closing.abort();
      await exchanging;
      held?.leaving.abort();
      await Promise.all([...clients].map(({ client }) => client.dispose()));
      clients.clear();
      stop();
    },
  };
};
