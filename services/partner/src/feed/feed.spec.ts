import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { at, idOf, offerPublished, owner, requestRated } from '../../testing/partner.js';
import { createFeed, type Feed } from './feed.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

const metadata = { commandId: idOf('command'), commandHash: '', actor: 'system:spec', at, requestId: 'spec' };
let store: EventStore;
let count: number;
beforeEach(() => {
  store = openSqliteEventStore(':memory:', { pollMs: 5 });
  count = 0;
});
afterEach(() => store.close());

const append = async (stream: string, event: CloudEvent, screened = true): Promise<void> => {
  const revision = (await store.read(stream)).length - 1;
  await store.append([
    {
      stream,
      expected: revision < 0 ? 'absent' : revision,
      events: [
        {
          id: idOf(`stored ${(count += 1)}`),
          type: 'EventHeard',
          data: { event, ...(screened && { screened }) },
          metadata,
        },
      ],
    },
  ]);
};
const hear = (n: number) => append(`feed-${n % 3}`, offerPublished(n));
const noise = () => append(`keys-${owner}`, offerPublished(0));

const collect = async (
  feed: Feed,
  from: string,
  limit: number,
  wanted: (event: CloudEvent) => boolean = () => true,
): Promise<string[]> => {
  const ids: string[] = [];
  for (let cursor = from; ;) {
    const page = await feed.after(cursor, { wanted, limit, waitMs: 0 });
    ids.push(...page.items.map(({ event }) => event.id));
    expect(page.items.length).toBeLessThanOrEqual(limit);
    expect(page.cursor >= cursor).toBe(true);
    if (page.caughtUp) return ids;
    cursor = page.cursor;
  }
};
const running = async (kept: number, scanned?: number): Promise<Feed> => {
  const feed = createFeed({ store, log: silentLog, kept, ...(scanned === undefined ? {} : { scanned }) });
  await feed.start();
  return feed;
};

describe('the feed', () => {
  it('returns every event once and in order, from memory and log, for any page size', async () => {
    const before = 15;
    for (let n = 0; n < before; n += 1) {
      await hear(n);
      if (n % 4 === 0) await noise();
    }
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 6 }),
        async (kept, limit, scanned) => {
          const feed = await running(kept, scanned);
          const start = count;
          for (let n = 0; n < 8; n += 1) await hear(1_000 + start + n);
          const all: { id: string; cursor: string }[] = [];
          for await (const batch of store.follow({
            prefixes: ['feed-'],
            after: START,
            signal: AbortSignal.timeout(PATIENCE_MS),
          })) {
            all.push(
              ...batch.events.map(({ data, position }) => ({ id: (data['event'] as CloudEvent).id, cursor: position })),
            );
            if (batch.caughtUp) break;
          }
          await feed.after(all.at(-2)?.cursor ?? START, { wanted: () => true, limit: 1, waitMs: 5_000 });
          for (const from of [START, all[3]?.cursor ?? '', all.at(-5)?.cursor ?? '', all.at(-1)?.cursor ?? '']) {
            expect(await collect(feed, from, limit)).toEqual(
              all.filter(({ cursor }) => cursor > from).map(({ id }) => id),
            );
          }
          await feed.stop();
        },
      ),
      { numRuns: 12 },
    );
  });

  it('no longer returns offer events of versions that stored members-only ones without their flag', async () => {
    const old = [offerPublished(1), requestRated(1)];
    const feed = await running(100);
    for (const event of old) await append(`feed-${event.subject}`, event, false);
    await hear(2);
    const isLast = ({ id }: CloudEvent) => id === offerPublished(2).id;
    await feed.after(START, { wanted: isLast, limit: 1, waitMs: PATIENCE_MS });
    const ids = [requestRated(1).id, offerPublished(2).id];
    expect(await collect(feed, START, 1)).toEqual(ids);
    await feed.stop();
    const rebuilt = await running(100);
    expect(await collect(rebuilt, START, 10)).toEqual(ids);
    await rebuilt.stop();
  });

  it('waits for new events and returns them at once', async () => {
    const feed = await running(100);
    const cursor = await feed.end();
    const waiting = feed.after(cursor, { wanted: () => true, limit: 10, waitMs: 60_000 });
    await hear(1);
    expect((await waiting).items).toHaveLength(1);
    await feed.stop();
  });

  it('keeps waiting past events the caller may not see and advances the cursor past them', async () => {
    const feed = await running(100);
    const cursor = await feed.end();
    const waiting = feed.after(cursor, { wanted: ({ id }) => id === offerPublished(2).id, limit: 10, waitMs: 60_000 });
    await hear(1);
    await hear(2);
    expect((await waiting).items.map(({ event }) => event.id)).toEqual([offerPublished(2).id]);
    const none = await feed.after(cursor, { wanted: () => false, limit: 10, waitMs: 0 });
    expect(none).toMatchObject({ items: [], caughtUp: true });
    expect(none.cursor > cursor).toBe(true);
    await feed.stop();
  });

  it('returns an empty page on timeout, client disconnect or shutdown', async () => {
    const feed = await running(100);
    const cursor = await feed.end();
    expect(await feed.after(cursor, { wanted: () => true, limit: 10, waitMs: 20 })).toEqual({
      items: [],
      cursor,
      caughtUp: true,
    });
    const gone = new AbortController();
    const left = feed.after(cursor, { wanted: () => true, limit: 10, waitMs: 60_000, signal: gone.signal });
    gone.abort();
    expect((await left).items).toEqual([]);
    const still = feed.after(cursor, { wanted: () => true, limit: 10, waitMs: 60_000 });
    await feed.stop();
    expect((await still).items).toEqual([]);
  });

  it('never returns a cursor before the requested cursor', async () => {
    const feed = await running(100);
    await hear(1);
    const page = await feed.after('0000000000009999', { wanted: () => true, limit: 10, waitMs: 0 });
    expect(page).toMatchObject({ items: [], cursor: '0000000000009999' });
    await feed.stop();
  });
});
