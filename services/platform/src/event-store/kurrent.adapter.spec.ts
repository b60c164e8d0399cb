import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { withTimeLimit } from '../base/call.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { watchEngine } from '../base/engine-watch.js';
import { silentLog } from '../base/log.js';
import { anEvent, events, newCategory, write } from '../../testing/event-store/contract-examples.js';
import { appendRules } from '../../testing/event-store/append-rules.js';
import { eventStoreContract } from '../../testing/event-store/contract.js';
import {
  EventIdReused,
  RevisionConflict,
  type EventStore,
  type FollowBatch,
  type StoredEvent,
} from './event-store.port.js';
import { startKurrentStandIn, type KurrentStandIn } from '../../testing/event-store/kurrent-stand-in/server.js';
import { openKurrentEventStore } from './kurrent.adapter.js';
import { SILENCE_MS } from './kurrent-silence.adapter.js';

const open = ({ url }: KurrentStandIn, namespace = 'offer', log = silentLog): EventStore =>
  openKurrentEventStore({ url, namespace, log });

let standIn: KurrentStandIn;
let store: EventStore;
let other: EventStore;
beforeAll(async () => {
  standIn = await startKurrentStandIn();
  store = open(standIn);
  other = open(standIn, 'offers');
});
afterAll(async () => {
  await Promise.all([store.close(), other.close()]);
  standIn.stop();
});

describe('KurrentDB events, with a fake server', () => eventStoreContract(async () => open(standIn)));

describe('fake KurrentDB server', () => appendRules(async () => standIn.url));

describe('KurrentDB adapter', () => {
  const aStream = (): string => `${newCategory()}-1`;

  type Options = Readonly<{ after?: Position; batchSize?: number; from?: EventStore }>;
  const follow = async (
    count: number,
    each: (batch: FollowBatch) => unknown,
    { after = START, batchSize = 500, from = store }: Options = {},
  ): Promise<readonly StoredEvent[]> => {
    const abort = new AbortController();
    const found: StoredEvent[] = [];
    for await (const batch of from.follow({ prefixes: [''], after, batchSize, signal: abort.signal })) {
      found.push(...batch.events);
      await each(batch);
      if (found.length >= count) abort.abort();
    }
    return found;
  };
  const nothing = (): void => undefined;
  const numbers = (found: readonly StoredEvent[]): readonly unknown[] => found.map(({ data }) => data['n']);
  const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

  describe('follower disconnected by its server', () => {
    it('resumes at its last position while catching up, without loss or repeats', async () => {
      const after = await store.head();
      await store.append([write(aStream(), 'absent', ...events(400))]);
      let dropped = 0;
      const found = await follow(
        400,
        () => {
          if (dropped === 8) return;
          dropped += standIn.subscriptions();
          standIn.drop();
        },
        { after, batchSize: 7 },
      );
      expect(numbers(found)).toEqual(upTo(400));
      expect(dropped).toBeGreaterThan(3);
    });

    it('resumes after a live connection is lost, including events appended meanwhile', async () => {
      const stream = aStream();
      let next = 0;
      const found = await follow(
        30,
        async ({ caughtUp }) => {
          if (!caughtUp || next >= 30) return;
          await store.append([write(stream, next === 0 ? 'absent' : next - 1, anEvent(next))]);
          next += 1;
          if (next % 3 === 0) standIn.drop();
        },
        { after: await store.head() },
      );
      expect(numbers(found)).toEqual(upTo(30));
    });

    it('waits for a missing server without logging', async () => {
      const warnings: unknown[] = [];
      const own = open(standIn, 'offer', {
        ...silentLog,
        warn: (fields) => {
          warnings.push(fields);
        },
      });
      const after = await store.head();
      const stream = aStream();
      await store.append([write(stream, 'absent', anEvent(0))]);
      const found = await follow(
        2,
        ({ events: [event] }) => {
          if (event?.data['n'] !== 0) return;
          standIn.stop();
          void standIn.start().then(() => store.append([write(stream, 0, anEvent(1))]));
        },
        { from: own, after },
      );
      await own.close();
      expect(numbers(found)).toEqual([0, 1]);
      expect(warnings).toEqual([]);
    });
  });

  describe('follower that starts between records', () => {
    it('receives each later event once', async () => {
      const stream = aStream();
      const after = await store.append([write(stream, 'absent', ...events(3))]);
      const strange = String(BigInt(after) + 1n).padStart(16, '0');
      await store.append([write(stream, 2, ...events(4))]);
      expect(numbers(await follow(4, nothing, { after: strange }))).toEqual([0, 1, 2, 3]);
    });

    it('waits when the start position is in the future', async () => {
      const stream = aStream();
      const strange = String(BigInt(await store.append([write(stream, 'absent', anEvent(0))])) + 1n).padStart(16, '0');
      let told = false;
      const found = await follow(
        1,
        async ({ caughtUp }) => {
          if (!caughtUp || told) return;
          told = true;
          await store.append([write(stream, 0, anEvent(1))]);
        },
        { after: strange },
      );
      expect(numbers(found)).toEqual([1]);
    });

    it('fails at once for an invalid start position', async () => {
      await expect(follow(1, nothing, { after: 'yesterday' })).rejects.toThrow(
        'Position yesterday is not a log position',
      );
    });
  });

  describe('append', () => {
    it('fails while the server is down and works once the server is back', async () => {
      const stream = aStream();
      await store.append([write(stream, 'absent', anEvent(0))]);
      standIn.stop();
      const writes = [write(stream, 0, anEvent(1))];
      const inTime = <Answer>(work: () => Promise<Answer>): Promise<Answer> => withTimeLimit(3_000, work);
      await expect(inTime(() => store.append(writes))).rejects.toThrow(EngineUnavailable);
      await expect(inTime(() => store.read(stream))).rejects.toThrow(EngineUnavailable);
      await standIn.start();
      await store.append(writes);
      expect(numbers(await store.read(stream))).toEqual([0, 1]);
    });

    it('waits for a slow node that still answers gossip and ends when the caller ends', async () => {
      const lines: unknown[] = [];
      const say = (fields: object): void => void lines.push(fields);
      const watch = watchEngine('event store', { at: 'here', log: { ...silentLog, warn: say, info: say } });
      const own = openKurrentEventStore({ url: standIn.url, namespace: 'offer', log: silentLog, watch });
      const stream = aStream();
      await own.append([write(stream, 'absent', anEvent(0))]);
      standIn.slowDown(SILENCE_MS + 1_000);
      await own.append([write(stream, 0, anEvent(1))]);
      expect(lines).toEqual([]);
      const hasty = withTimeLimit(3_000, () => own.append([write(stream, 1, anEvent(2))]));
      await expect(hasty).rejects.toThrow(EngineUnavailable);
      standIn.slowDown(0);
      await own.close();
      expect(numbers(await store.read(stream))).toEqual([0, 1, 2]);
    }, 30_000);

    it('succeeds when the response to the append was lost', async () => {
      const [a, b] = [aStream(), aStream()];
      standIn.loseAnswers(1);
      const writes = [write(a, 'absent', anEvent(0), anEvent(1)), write(b, 'absent', anEvent(2))];
      const position = await store.append(writes);
      expect(position).toBe((await store.read(b))[0]?.position);
      expect(await store.append(writes)).toBe(position);
      expect(await store.read(a)).toHaveLength(2);
    });

    it('is recognised as a repeat even if a checked but unwritten stream has changed', async () => {
      const [a, b] = [aStream(), aStream()];
      const writes = [write(a, 'absent', anEvent(0)), write(b, 'absent')];
      const position = await store.append(writes);
      expect(await store.append(writes)).toBe(position);
      await store.append([write(b, 'absent', anEvent(1))]);
      expect(await store.append(writes)).toBe(position);
      expect(await store.read(a)).toHaveLength(1);
    });

    it('is not a repeat if only the ids match', async () => {
      const [a, b] = [aStream(), aStream()];
      const event = anEvent(0);
      await store.append([write(a, 'absent', event)]);
      await expect(store.append([write(a, 'absent', anEvent(0, event.id, 'another hash'))])).rejects.toThrow(
        EventIdReused,
      );
      await expect(store.append([write(a, 'absent', event, anEvent(1))])).rejects.toThrow(EventIdReused);
      await expect(store.append([write(b, 'absent', anEvent(1), event)])).rejects.toThrow(EventIdReused);
      expect(await store.read(b)).toEqual([]);
    });

    it('is recognised as a repeat of an append by another process', async () => {
      const a = aStream();
      const twin = open(standIn);
      const writes = [write(a, 'absent', anEvent(0), anEvent(1))];
      expect(new Set(await Promise.all([store, twin, store, twin].map((one) => one.append(writes)))).size).toBe(1);
      expect(await store.read(a)).toHaveLength(2);
      await twin.close();
    });

    it('compares revisions and writes no records when it contains no events', async () => {
      const [a, b] = [aStream(), aStream()];
      const position = await store.append([write(a, 'absent', anEvent(0))]);
      expect(await store.append([write(a, 0), write(b, 'absent')])).toBe(position);
      await expect(store.append([write(a, 0), write(b, 0)])).rejects.toMatchObject({ stream: b });
      await expect(store.append([write(a, 'absent')])).rejects.toThrow(RevisionConflict);
    });

    it('must not name the same stream twice, regardless of case', async () => {
      await expect(
        store.append([write('a-X', 'absent', anEvent(0)), write('a-x', 'absent', anEvent(1))]),
      ).rejects.toThrow('a stream twice');
    });

    it('is rejected once the store is closed, and the followers of the store end', async () => {
      const a = aStream();
      const closed = open(standIn);
      const ended = follow(Infinity, nothing, { from: closed });
      await closed.close();
      await ended;
      await expect(closed.append([write(a, 'absent', anEvent(0))])).rejects.toThrow('closed');
    });
  });

  describe('known end of a stream', () => {
    const endOf = async (from: EventStore, stream: string) => (await from.knownEnd(stream)) ?? 'unknown';
    /** Store whose subscription is open. */
    const listening = async (): Promise<EventStore> => {
      const own = open(standIn);
      await vi.waitFor(async () => {
        await own.read('known-0');
        expect(await endOf(own, 'known-0')).toBe('absent');
      });
      return own;
    };

    it('needs no read after a read or an own append, and follows other processes', async () => {
      const [own, twin] = [await listening(), open(standIn)];
      const [stream, never] = [aStream(), aStream()];
      await own.read(stream);
      const before = standIn.reads().length;
      expect(await endOf(own, stream)).toBe('absent');
      expect(await endOf(own, never)).toBe('unknown');
      const [first, second, third] = [anEvent(0), anEvent(1), anEvent(2)];
      await own.append([write(stream, 'absent', first, second)]);
      expect(await endOf(own, stream)).toEqual({ revision: 1, id: second.id });
      expect(standIn.reads().slice(before)).toEqual([]);
      await twin.append([write(stream, 1, third)]);
      await vi.waitFor(async () => expect(await endOf(own, stream)).toEqual({ revision: 2, id: third.id }));
      await own.append([write(stream, 1, second)]).catch(() => undefined);
      expect(await endOf(own, stream)).toEqual({ revision: 2, id: third.id });
      await Promise.all([own.close(), twin.close()]);
    });

    it('is not that of a repeated append', async () => {
      const [own, twin] = [await listening(), open(standIn)];
      const stream = aStream();
      const writes = [write(stream, 'absent', anEvent(0))];
      await twin.append(writes);
      const last = anEvent(1);
      const position = await twin.append([write(stream, 0, last)]);
      expect((await own.append(writes)) < position).toBe(true);
      await vi.waitFor(async () => expect(await endOf(own, stream)).toEqual({ revision: 1, id: last.id }));
      await Promise.all([own.close(), twin.close()]);
    });

    it('is unknown while the subscription is lost, and never an old one afterwards', async () => {
      const [own, twin] = [await listening(), open(standIn)];
      const stream = aStream();
      await own.read(stream);
      for (let revision = 0; revision < 10; revision += 1) {
        const event = anEvent(revision);
        standIn.drop();
        await twin.append([write(stream, revision === 0 ? 'absent' : revision - 1, event)]);
        await vi.waitFor(async () => {
          await own.read('known-0');
          expect(await endOf(own, 'known-0')).toBe('absent');
        });
        expect([{ revision, id: event.id }, 'unknown']).toContainEqual(await endOf(own, stream));
        expect(numbers(await own.read(stream)).at(-1)).toBe(revision);
        expect(await endOf(own, stream)).toEqual({ revision, id: event.id });
      }
      await Promise.all([own.close(), twin.close()]);
    });

    it('is confirmed by one short read a second for all streams, and unknown without a server', async () => {
      const own = await listening();
      const streams = Array.from({ length: 5 }, aStream);
      for (const stream of streams) await own.read(stream);
      const before = standIn.reads().length;
      await pause(3_100);
      expect(await Promise.all(streams.map((stream) => endOf(own, stream)))).toEqual(streams.map(() => 'absent'));
      const reads = standIn.reads().slice(before);
      expect(new Set(reads)).toEqual(new Set(['$all']));
      expect(reads.length).toBeLessThan(5);
      standIn.stop();
      await vi.waitFor(async () =>
        expect(await withTimeLimit(500, () => endOf(own, streams[0] ?? ''))).toBe('unknown'),
      );
      await standIn.start();
      await own.close();
    });
  });

  describe('shared KurrentDB server', () => {
    it('shows each service only its own streams', async () => {
      const stream = aStream();
      const [ours, theirs] = [await store.head(), await other.head()];
      await store.append([write(stream, 'absent', anEvent(0))]);
      await other.append([write(stream, 'absent', anEvent(1))]);
      await store.append([write(`${stream}x`, 'absent', anEvent(2))]);
      expect(numbers(await follow(2, nothing, { after: ours }))).toEqual([0, 2]);
      expect(numbers(await follow(1, nothing, { after: theirs, from: other }))).toEqual([1]);
      expect((await other.read(stream)).map((event) => [event.stream, event.data['n']])).toEqual([[stream, 1]]);
    });

    it('maintains a separate head per service', async () => {
      const stream = aStream();
      const position = await store.append([write(aStream(), 'absent', anEvent(0))]);
      await other.append([write(stream, 'absent', ...events(100))]);
      expect(await store.head()).toBe(position);
      await other.append([write(stream, 99, ...events(300))]);
      const head = await store.head();
      expect(head > position).toBe(true);
      expect(head < (await other.head())).toBe(true);
    });

    it('advances a follower past events of other services', async () => {
      const abort = new AbortController();
      const position = await store.append([write(aStream(), 'absent', anEvent(0))]);
      let reached: Position = START;
      let told = false;
      for await (const batch of store.follow({ prefixes: ['a-'], after: position, signal: abort.signal })) {
        reached = batch.position;
        if (batch.caughtUp && !told) {
          told = true;
          await other.append([write(aStream(), 'absent', ...events(300))]);
        }
        if (reached > position) abort.abort();
      }
      expect(reached > position).toBe(true);
    });

    it('advances a live follower at once past own-service events outside its prefixes', async () => {
      const abort = new AbortController();
      const seen: (readonly [Position, number])[] = [];
      let appended: Position | undefined;
      for await (const batch of store.follow({ prefixes: ['b-'], after: START, signal: abort.signal })) {
        seen.push([batch.position, batch.events.length]);
        appended ??= await store.append([write(aStream(), 'absent', anEvent(0))]);
        if (batch.position >= appended) abort.abort();
      }
      expect(seen.at(-1)).toEqual([appended, 0]);
    });

    it('sends each event once to a service with many followers, and all of them receive it', async () => {
      const stream = aStream();
      const after = await store.append([write(stream, 'absent', ...events(20))]);
      const own = open(standIn);
      const counts = new Map<number, number>();
      const everybody = Promise.withResolvers<void>();
      const abort = new AbortController();
      const following = Array.from({ length: 12 }, async (_, follower) => {
        for await (const batch of own.follow({ prefixes: [''], after, signal: abort.signal })) {
          counts.set(follower, (counts.get(follower) ?? 0) + batch.events.length);
          if (counts.size === 12) everybody.resolve();
          if ([...counts.values()].filter((count) => count === 30).length === 12) abort.abort();
        }
      });
      await everybody.promise;
      await vi.waitFor(() => expect(standIn.subscriptions()).toBe(1));
      const before = standIn.sent();
      await store.append([write(stream, 19, ...events(30))]);
      await Promise.all(following);
      expect(standIn.sent() - before).toBe(30);
      expect([...counts.values()]).toEqual(Array.from({ length: 12 }, () => 30));
      await own.close();
    });

    it('delivers all events to a follower that falls behind the events in memory', async () => {
      const stream = aStream();
      const after = await store.append([write(stream, 'absent', anEvent(0))]);
      let isBehind = false;
      const found = await follow(
        2_600,
        async ({ caughtUp }) => {
          if (!caughtUp || isBehind) return;
          isBehind = true;
          for (let n = 0; n < 26; n += 1) await store.append([write(stream, n * 100, ...events(100))]);
        },
        { after },
      );
      expect(numbers(found)).toEqual(Array.from({ length: 26 }, () => upTo(100)).flat());
    });

    it('reads one record for the head of an unknown log, and a few for a known one', async () => {
      await other.append([write(aStream(), 'absent', ...events(400))]);
      const own = open(standIn);
      await own.ready();
      const read = async (): Promise<number> => {
        const before = standIn.sent();
        await Promise.all(Array.from({ length: 20 }, () => own.head()));
        return standIn.sent() - before;
      };
      expect(await read()).toBe(1);
      await own.append([write(aStream(), 'absent', anEvent(0))]);
      expect(await read()).toBe(16);
      await other.append([write(aStream(), 'absent', ...events(5))]);
      expect(await read()).toBe(16);
      await own.close();
    });

    it('examines records of other services once for the head', async () => {
      const own = open(standIn);
      const position = await own.append([write(aStream(), 'absent', anEvent(0))]);
      const read = async (): Promise<number> => {
        const before = standIn.sent();
        expect(await own.head()).toBe(position);
        // Wait, because the server may send more of a window than the reader takes.
        for (let sent = -1; sent !== standIn.sent(); await pause(100)) sent = standIn.sent();
        return standIn.sent() - before;
      };
      await other.append([write(aStream(), 'absent', ...events(100))]);
      expect(await read()).toBeGreaterThan(200);
      expect(await read()).toBeLessThanOrEqual(16);
      await other.append([write(aStream(), 'absent', ...events(2))]);
      expect(await read()).toBeLessThanOrEqual(16);
      const next = await store.append([write(aStream(), 'absent', anEvent(0))]);
      await other.append([write(aStream(), 'absent', ...events(2))]);
      expect(await own.head()).toBe(next);
      await own.close();
    });

    it('reports the start position while empty', async () => {
      const empty = await startKurrentStandIn();
      const fresh = open(empty);
      expect(await fresh.head()).toBe(START);
      expect(await follow(0, nothing, { from: fresh })).toEqual([]);
      await fresh.close();
      empty.stop();
    });

    it('rejects a namespace that could collide with another service', () => {
      expect(() => open(standIn, 'a.b')).toThrow('is invalid');
      expect(() => open(standIn, '$a')).toThrow('is invalid');
    });
  });
});

describe('log whose transactions share a commit position', () => {
  it('stores commit and prepare numbers, so that a follower cannot skip the rest of a transaction', async () => {
    const sharing = await startKurrentStandIn({ sharedCommits: true });
    const own = open(sharing);
    await own.append([write('a-1', 'absent', ...events(3)), write('b-1', 'absent', ...events(2))]);
    const all = [...(await own.read('a-1')), ...(await own.read('b-1'))];
    expect(new Set(all.map((event) => event.position.slice(0, 16))).size).toBe(1);
    expect(all.map((event) => event.position)).toEqual(all.map((event) => event.position).toSorted());
    for (const [index, { position: after }] of all.entries()) {
      const abort = new AbortController();
      const found: StoredEvent[] = [];
      for await (const batch of own.follow({ prefixes: [''], after, batchSize: 1, signal: abort.signal })) {
        found.push(...batch.events);
        if (batch.caughtUp) abort.abort();
      }
      expect(found.map(({ id }) => id)).toEqual(all.slice(index + 1).map(({ id }) => id));
    }
    await own.close();
    sharing.stop();
  });
});
