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

/** A client that stays with one node, and who works with it just now. */
type Held = { readonly client: KurrentDBClient; readonly node: Node; readonly leaving: AbortController; users: number };

/** What a follower has of a connection, until the client is exchanged. */
export type Stay = Readonly<{
  client: KurrentDBClient;
  /** Aborts when this client is exchanged: follow on with the next one. */
  left: AbortSignal;
  /** The node failed this follower. */
  failed: (error: unknown) => void;
  /** To be called when the follower is done with this client. */
  leave: () => void;
}>;

export interface KurrentConnection {
  /**
   * Asks the node that leads; where it is gone, silent or leads no longer, asks the next one, as long as somebody waits
   * for the answer. So what is asked must be repeatable. `heard` tells that an answer is on its way.
   * @throws EngineUnavailable when no node answers in time
   */
  call<Answer>(ask: (client: KurrentDBClient, heard: () => void) => Promise<Answer>): Promise<Answer>;
  /** A client for a follower: waits for one as long as it takes; null once the signal has aborted. */
  stay(signal: AbortSignal): Promise<Stay | null>;
  /** As `EventStore.ready`. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

type Options = Readonly<{ url: string; /** Shared by all who use this server. */ watch?: EngineWatch | undefined }>;

/** No try begins later than this after the first one: the last one may still be silent, and a door waits ten seconds. */
const PATIENCE_MS = 7_000;

/** Where the engine is away for longer than that, nobody waits until his time is over. */
const LONG_AWAY_MS = 15_000;
const BRIEF_MS = 1_000;

/** How long a look at the connection stands for all calls: what keeps us from a server may change meanwhile. */
const LOOK_AGAIN_MS = 2_000;

/** How long `ready` waits before it says what is wrong. */
const READY_MS = 3_000;

/**
 * Owns the client of one event store (ADR 43). The client's native part never looks for another node, and the rest of
 * it does not know a follower's answer to an append: so each client here stays with one node, and is exchanged for one
 * of the node that leads now. One exchange at a time; who needs a client meanwhile waits.
 */
export const openKurrentConnection = ({ url, watch: given }: Options): KurrentConnection => {
  const address = addressOf(url);
  const called: Called = { engine: 'event store', name: `KurrentDB at ${hostsOf(url)}`, settings: 'KURRENTDB_URL' };
  const watch = given ?? watchEngine('event store', { at: hostsOf(url) });
  const [first] = address.nodes;
  const findLeader = address.isCluster || !first ? createLeaderSearch(address) : async () => first;
  const isThere = createPresence(address);
  const open = (node: Node): KurrentDBClient => KurrentDBClient.connectionString(address.of(node));
  // A wrong option of the address is told at once, not by the first call.
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

  /** Works with a node that leads: only then callers get it. The first call of a client costs more than the others. */
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

  /** The client has one word for all that keeps it from a server: what that is, a look at the connection tells. */
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
        // Calls tell it, too; but nobody may be calling.
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
      // The new one was lost in the same moment.
      exchange(null, reason);
    });
  };
  exchange(null, undefined);

  /** The client of now; null when there is none in time, or after the abort. */
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
        throw new CannotStart('KurrentDB refuses the user or the password of KURRENTDB_URL: name others there');
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
