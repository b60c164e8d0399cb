import { describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { anEvent, events, newCategory, write } from './contract-examples.js';
import type { EventStore, FollowBatch, StoredEvent } from '../../src/event-store/event-store.port.js';

type Options = Readonly<{ prefixes: readonly string[]; after?: Position; batchSize?: number }>;

const collect = async (
  store: EventStore,
  { prefixes, after = START, batchSize = 500 }: Options,
  count?: number,
): Promise<{ events: readonly StoredEvent[]; batches: readonly FollowBatch[] }> => {
  const abort = new AbortController();
  const batches: FollowBatch[] = [];
  const found: StoredEvent[] = [];
  for await (const batch of store.follow({ prefixes, after, batchSize, signal: abort.signal })) {
    batches.push(batch);
    found.push(...batch.events);
    if (count === undefined ? batch.caughtUp : found.length >= count) abort.abort();
  }
  return { events: found, batches };
};

export const followContract = (opened: () => EventStore): void => {
  describe('following', () => {
    it('returns existing events in log order over several streams and batches, then reports that it has caught up', async () => {
      const store = opened();
      const category = newCategory();
      for (let n = 0; n < 12; n += 1)
        await store.append([write(`${category}-${n % 3}`, n < 3 ? 'absent' : Math.floor(n / 3) - 1, anEvent(n))]);
      const { events: found, batches } = await collect(store, { prefixes: [`${category}-`], batchSize: 5 });
      expect(found.map(({ data }) => data['n'])).toEqual(Array.from({ length: 12 }, (_, n) => n));
      expect(found.map(({ position }) => position)).toEqual(found.map(({ position }) => position).toSorted());
      expect(Math.max(...batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(5);
      expect(batches.at(-1)?.caughtUp).toBe(true);
      expect(
        batches
          .slice(0, -1)
          .every(({ events: some, position }) => some.length === 0 || position >= (some.at(-1)?.position ?? '')),
      ).toBe(true);
    });

    it('returns only streams with a given prefix, each event once', async () => {
      const store = opened();
      const [a, b, other] = [newCategory(), newCategory(), newCategory()];
      for (const stream of [`${a}-1`, `${other}-1`, `${b}-x1`, `${a}-2`, `${b}-y1`, `${a}x-1`])
        await store.append([write(stream, 'absent', anEvent(1))]);
      const streams = async (prefixes: readonly string[]) =>
        (await collect(store, { prefixes })).events.map(({ stream }) => stream);
      expect(await streams([`${a}-`])).toEqual([`${a}-1`, `${a}-2`]);
      expect(await streams([`${a}-`, `${b}-`])).toEqual([`${a}-1`, `${b}-x1`, `${a}-2`, `${b}-y1`]);
      expect(await streams([`${b}-x`, `${a}-2`])).toEqual([`${b}-x1`, `${a}-2`]);
      expect(await streams([`${a}-`, `${a}-1`, `${a}-`])).toEqual([`${a}-1`, `${a}-2`]);
      expect(await streams([a])).toEqual([`${a}-1`, `${a}-2`, `${a}x-1`]);
      expect(await streams([])).toEqual([]);
    });

    it('returns all events for the empty prefix', async () => {
      const store = opened();
      const before = await store.head();
      const [a, b] = [newCategory(), newCategory()];
      await store.append([write(`${a}-1`, 'absent', anEvent(1)), write(`${b}-1`, 'absent', anEvent(2))]);
      expect((await collect(store, { prefixes: [''], after: before }, 2)).events.map(({ stream }) => stream)).toEqual([
        `${a}-1`,
        `${b}-1`,
      ]);
    });

    it('resumes after a position', async () => {
      const store = opened();
      const category = newCategory();
      await store.append([write(`${category}-1`, 'absent', ...events(6))]);
      const all = await collect(store, { prefixes: [`${category}-`] });
      const third = all.events[2]?.position ?? START;
      expect(
        (await collect(store, { prefixes: [`${category}-`], after: third })).events.map(({ data }) => data['n']),
      ).toEqual([3, 4, 5]);
      const end = all.batches.at(-1)?.position ?? START;
      expect((await collect(store, { prefixes: [`${category}-`], after: end })).events).toEqual([]);
    });

    it('advances past events outside the prefixes', async () => {
      const store = opened();
      const [a, other] = [newCategory(), newCategory()];
      await store.append([write(`${a}-1`, 'absent', anEvent(1))]);
      const later = await store.append([write(`${other}-1`, 'absent', ...events(3))]);
      expect((await collect(store, { prefixes: [`${a}-`] })).batches.at(-1)?.position).toBe(later);
    });

    it('reports that it has caught up with an empty log', async () => {
      const { batches } = await collect(opened(), { prefixes: [`${newCategory()}-`] });
      expect(batches.at(-1)).toMatchObject({ events: [], caughtUp: true });
    });

    it('wakes up for new events', async () => {
      const store = opened();
      const category = newCategory();
      const abort = new AbortController();
      const delays: number[] = [];
      let appendedAt = 0;
      for await (const batch of store.follow({
        prefixes: [`${category}-`],
        after: await store.head(),
        signal: abort.signal,
      })) {
        if (batch.events.length > 0) delays.push(performance.now() - appendedAt);
        if (delays.length === 5) abort.abort();
        else
          setTimeout(() => {
            appendedAt = performance.now();
            void store.append([write(`${category}-${delays.length}`, 'absent', anEvent(1))]);
          }, 5);
      }
      expect(Math.min(...delays)).toBeLessThan(250);
    });

    it('applies backpressure', async () => {
      const store = opened();
      const category = newCategory();
      await store.append([write(`${category}-1`, 'absent', ...events(100))]);
      const abort = new AbortController();
      const followed = store.follow({ prefixes: [`${category}-`], after: START, signal: abort.signal, batchSize: 10 });
      const batches = followed[Symbol.asyncIterator]();
      const seen: number[] = [];
      const take = async (): Promise<void> => {
        const { value } = (await batches.next()) as { value: FollowBatch };
        seen.push(...value.events.map(({ data }) => data['n'] as number));
      };
      while (seen.length === 0) await take();
      await store.append([write(`${category}-1`, 99, anEvent(100))]);
      await pause(20);
      while (seen.length < 101) await take();
      abort.abort();
      await batches.return?.();
      expect(seen).toEqual(Array.from({ length: 101 }, (_, n) => n));
    });

    it('ends when aborted, also while waiting', async () => {
      const store = opened();
      const abort = new AbortController();
      let looked = false;
      setTimeout(() => {
        abort.abort();
        setTimeout(() => {
          looked = true;
        }, 450);
      }, 20);
      for await (const batch of store.follow({
        prefixes: [`${newCategory()}-`],
        after: await store.head(),
        signal: abort.signal,
      }))
        expect(batch.caughtUp).toBe(true);
      expect(looked).toBe(false);
      for await (const _ of store.follow({ prefixes: [''], after: START, signal: AbortSignal.abort() }))
        throw new Error('followed after the abort');
    });

    it('loses nothing and keeps the order during concurrent appends', async () => {
      const store = opened();
      const category = newCategory();
      const following = collect(store, { prefixes: [`${category}-`], batchSize: 7 }, 400);
      await Promise.all(
        Array.from({ length: 20 }, async (_, stream) => {
          for (let n = 0; n < 20; n += 1) {
            await store.append([write(`${category}-${stream}`, n === 0 ? 'absent' : n - 1, anEvent(n))]);
            if (n % 7 === 0) await pause(1);
          }
        }),
      );
      const { events: found } = await following;
      expect(found).toHaveLength(400);
      expect(new Set(found.map(({ id }) => id)).size).toBe(400);
      expect(found.map(({ position }) => position)).toEqual(found.map(({ position }) => position).toSorted());
      for (let stream = 0; stream < 20; stream += 1) {
        expect(
          found.filter((event) => event.stream === `${category}-${stream}`).map(({ revision }) => revision),
        ).toEqual(Array.from({ length: 20 }, (_, n) => n));
      }
    });
  });
};
