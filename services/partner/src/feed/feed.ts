import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { FeedItem } from '@lendring/contracts/partner/followed-events.js';
import type { EventStore, StoredEvent } from '@lendring/platform/event-store/event-store.port.js';
import { unlessAborted } from '@lendring/platform/base/back-off.js';
import { createFollower } from '@lendring/platform/runtime/followers/follower.js';
import type { Log } from '@lendring/platform/base/log.js';
import { isScreened } from './audience.js';
import { following } from './cursor.js';
import { FEED } from './feed.aggregate.js';

export type FeedPage = Readonly<{ items: readonly FeedItem[]; cursor: Position; caughtUp: boolean }>;

export type Asking = Readonly<{
  /** `isPublic`: the offer of a rating was online for everyone. */
  wanted: (event: CloudEvent, isPublic: boolean) => boolean;
  limit: number;
  waitMs: number;
  signal?: AbortSignal;
}>;

export interface Feed {
  start(): Promise<void>;
  stop(): Promise<void>;
  after(cursor: Position, asking: Asking): Promise<FeedPage>;
  end(): Promise<Position>;
}

type Options = Readonly<{
  store: EventStore;
  log: Log;
  kept?: number;
  /** Maximum number of events examined per page, even if the page is not full. */
  scanned?: number;
}>;

/**
 * Time limit in milliseconds for one read of the log, so that a cursor without a matching position cannot block
 * forever.
 */
const LOOK_MS = 5_000;

const never = new AbortController().signal;

type Heard = Readonly<{ item: FeedItem; isPublic: boolean }>;

const heardIn = (events: readonly StoredEvent[]): readonly Heard[] =>
  events.flatMap(({ position, data }) => {
    const event = data['event'] as CloudEvent;
    return isScreened({ event, screened: data['screened'] })
      ? [{ item: { cursor: position, event }, isPublic: data['publicOffer'] === true }]
      : [];
  });

export const createFeed = ({ store, log, kept = 2_000, scanned = 20_000 }: Options): Feed => {
  const tail: Heard[] = [];
  let from: Position = START;
  let seen: Position = START;
  let stopped = false;

  const follower = createFollower({
    kind: 'projection',
    name: 'feed-tail',
    store,
    prefixes: [FEED],
    log,
    begin: async (reached) => reached ?? (seen = from = await store.head()),
    async handle({ events, position }) {
      // Drop events already seen, because a retry may deliver the same batch twice.
      tail.push(...heardIn(events.filter((event) => event.position > seen)));
      const dropped = tail.splice(0, Math.max(0, tail.length - kept)).at(-1);
      if (dropped) from = dropped.item.cursor;
      if (position > seen) seen = position;
    },
  });

  const fromMemory = (cursor: Position, { wanted, limit }: Asking): FeedPage => {
    const first = tail.findIndex(({ item }) => item.cursor > cursor);
    const items: FeedItem[] = [];
    for (let n = first; n >= 0 && n < tail.length; n += 1) {
      const heard = tail[n];
      if (!heard || !wanted(heard.item.event, heard.isPublic)) continue;
      if (items.length === limit) return { items, cursor: items.at(-1)?.cursor ?? cursor, caughtUp: false };
      items.push(heard.item);
    }
    // Keep the caller's cursor if it is later: another replica may have returned a later cursor than this replica has
    // received.
    return { items, cursor: seen > cursor ? seen : cursor, caughtUp: true };
  };

  const fromLog = async (cursor: Position, { wanted, limit, signal }: Asking): Promise<FeedPage> => {
    const enough = new AbortController();
    const items: FeedItem[] = [];
    let looked = 0;
    let reached = cursor;
    try {
      const stop = AbortSignal.any([enough.signal, AbortSignal.timeout(LOOK_MS), ...(signal ? [signal] : [])]);
      for await (const { events, position } of store.follow({
        prefixes: [FEED],
        after: cursor,
        signal: stop,
        batchSize: 500,
      })) {
        for (const { item, isPublic } of heardIn(events)) {
          if (!wanted(item.event, isPublic)) continue;
          items.push(item);
          if (items.length === limit) return { items, cursor: item.cursor, caughtUp: false };
        }
        reached = position;
        looked += events.length;
        if (reached >= from || looked >= scanned) break;
      }
    } finally {
      enough.abort();
    }
    return { items, cursor: reached, caughtUp: false };
  };

  return {
    start: () => follower.start(),
    async stop() {
      stopped = true;
      await follower.stop();
    },
    end: () => store.head(),
    async after(start, asking) {
      const until = Date.now() + asking.waitMs;
      for (let cursor = start; ;) {
        const page = cursor < from ? await fromLog(cursor, asking) : fromMemory(cursor, asking);
        const leftMs = until - Date.now();
        if (page.items.length > 0 || stopped || asking.signal?.aborted || (page.caughtUp && leftMs <= 0)) return page;
        // Return an empty page so that other work can run: many events were examined without a match.
        if (!page.caughtUp && page.cursor < from) return page;
        cursor = page.cursor;
        if (page.caughtUp)
          await unlessAborted(
            follower.waitFor(following(seen), leftMs).then(() => undefined),
            asking.signal ?? never,
            0,
          );
      }
    },
  };
};
