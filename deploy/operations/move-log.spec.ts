import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { anEvent, events, write } from '@lendring/platform/testing/event-store/contract-examples.js';
import type { EventStore, StoredEvent } from '@lendring/platform/event-store/event-store.port.js';
import { openKurrentEventStore } from '@lendring/platform/event-store/kurrent.adapter.js';
import {
  startKurrentStandIn,
  type KurrentStandIn,
} from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { compareLogs, copyLog, verifyLogs } from './move-log.js';
import { Refused } from './tool.js';

const all = async (store: EventStore): Promise<readonly Omit<StoredEvent, 'position'>[]> => {
  const abort = new AbortController();
  const found: Omit<StoredEvent, 'position'>[] = [];
  for await (const batch of store.follow({ prefixes: [''], after: START, signal: abort.signal })) {
    found.push(...batch.events.map(({ position: _, ...event }) => event));
    if (batch.caughtUp) abort.abort();
  }
  return found;
};

const fill = async (store: EventStore): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    const expected = round === 0 ? 'absent' : round - 1;
    await store.append([
      write('offer-1', expected, anEvent(round)),
      write('offer-2', expected, { ...anEvent(round), version: 2 }),
    ]);
    await store.append([write(`account-${round}`, 'absent', anEvent(round), anEvent(round + 1))]);
  }
  await store.append([write('offer-3', 'absent', ...events(450))]);
  await store.append([write('offer-1', 11, anEvent(99)), write('offer-2', 11)]);
};

class Cut extends Error {}

const cutOff = (store: EventStore, at: number, stored: boolean): EventStore => {
  let appends = 0;
  return {
    ...store,
    async append(writes) {
      appends += 1;
      if (appends < at) return store.append(writes);
      if (stored && appends === at) await store.append(writes);
      throw new Cut();
    },
  };
};

const moveOnce = async (from: EventStore, to: EventStore): Promise<number> => {
  const begun = await compareLogs({ service: 'offer', from, to });
  await copyLog({ service: 'offer', from, to }, begun);
  return begun.events;
};

let standIn: KurrentStandIn;
const targets = {
  SQLite: async () => openSqliteEventStore(':memory:'),
  KurrentDB: async () => openKurrentEventStore({ url: standIn.url, namespace: 'offer', log: silentLog }),
} as const;

describe.each(Object.keys(targets) as (keyof typeof targets)[])('moving a log from SQLite to %s', (kind) => {
  let from: EventStore;
  let to: EventStore;
  beforeEach(async () => {
    standIn = await startKurrentStandIn();
    from = openSqliteEventStore(':memory:');
    to = await targets[kind]();
    await fill(from);
  });
  afterEach(async () => {
    await Promise.all([from.close(), to.close()]);
    standIn.stop();
  });

  it('copies every event unchanged, in log order', async () => {
    expect(await moveOnce(from, to)).toBe(0);
    expect(await all(to)).toEqual(await all(from));
    const verified = await verifyLogs({ service: 'offer', from, to });
    expect(verified).toMatchObject({ events: 499, streams: 15 });
    expect(verified.checksum).toMatch(/^[\da-f]{64}$/);
  });

  it('resumes after an interruption, whether or not the last append arrived', async () => {
    let before = 0;
    for (const [at, stored] of [
      [1, true],
      [3, false],
      [4, true],
      [2, true],
      [3, false],
    ] as const) {
      await expect(moveOnce(from, cutOff(to, at, stored))).rejects.toThrow(Cut);
      const there = (await all(to)).length;
      expect(there).toBeGreaterThan(before);
      before = there;
    }
    expect(await moveOnce(from, to)).toBe(before);
    expect(await all(to)).toEqual(await all(from));
    expect(await moveOnce(from, to)).toBe(499);
    expect(await all(to)).toHaveLength(499);
  });

  it('maps each position of the old log to a position of the new log', async () => {
    await moveOnce(from, to);
    const [old, fresh] = [await from.read('offer-1'), await to.read('offer-1')];
    const places = [old[0]!.position, old[5]!.position, await from.head(), '9'.repeat(16)];
    const { placeOf } = await verifyLogs({ service: 'offer', from, to }, places);
    expect(placeOf(places[0]!)).toBe(fresh[0]!.position);
    expect(placeOf(places[1]!)).toBe(fresh[5]!.position);
    expect(placeOf(places[2]!)).toBe(await to.head());
    expect(placeOf(places[3]!)).toBe(await to.head());
  });

  it('refuses a target log with other content', async () => {
    await to.append([write('offer-9', 'absent', anEvent(1))]);
    await expect(moveOnce(from, to)).rejects.toThrow('contains other events (Noted');
    expect(await all(to)).toHaveLength(1);
  });

  it('refuses a target log that has grown since', async () => {
    await moveOnce(from, to);
    await to.append([write('offer-1', 12, anEvent(100))]);
    await expect(moveOnce(from, to)).rejects.toThrow(Refused);
  });

  it('detects concurrent writes to either log', async () => {
    const begun = await compareLogs({ service: 'offer', from, to });
    await to.append([write('offer-1', 'absent', anEvent(1))]);
    await expect(copyLog({ service: 'offer', from, to }, begun)).rejects.toThrow('Another process writes');
  });
});

describe('comparing two logs', () => {
  const opened: EventStore[] = [];
  const filled = async (
    ...streams: readonly (readonly [stream: string, ...ids: readonly number[]])[]
  ): Promise<EventStore> => {
    const store = openSqliteEventStore(':memory:');
    opened.push(store);
    const next = new Map<string, number>();
    for (const [stream, ...ids] of streams) {
      const revision = next.get(stream) ?? 0;
      await store.append([
        write(
          stream,
          revision === 0 ? 'absent' : revision - 1,
          ...ids.map((n) => ({ ...anEvent(n, `id-${n}`), metadata: { ...anEvent(n).metadata, commandId: 'same' } })),
        ),
      ]);
      next.set(stream, revision + ids.length);
    }
    return store;
  };
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const compare = async (from: EventStore, to: EventStore) => verifyLogs({ service: 'offer', from, to });

  it('finds a shorter, longer or missing stream', async () => {
    const old = await filled(['a-1', 1, 2], ['b-1', 3], ['c-1', 4]);
    await expect(compare(old, await filled(['a-1', 1], ['b-1', 3], ['c-1', 4]))).rejects.toThrow(
      'a-1: 2 events in the source, 1 in the target',
    );
    await expect(compare(old, await filled(['a-1', 1, 2], ['b-1', 3, 5], ['c-1', 4]))).rejects.toThrow(
      'b-1: 1 events in the source, 2 in the target',
    );
    await expect(compare(old, await filled(['a-1', 1, 2], ['b-1', 3]))).rejects.toThrow(
      'c-1: 1 events in the source, 0 in the target',
    );
  });

  it('finds a changed event', async () => {
    const [old, fresh] = [await filled(['a-1', 1], ['b-1', 2]), await filled(['a-1', 1])];
    const [kept] = await old.read('b-1');
    await fresh.append([write('b-1', 'absent', { ...kept!, data: { ...kept!.data, n: 7 } })]);
    await expect(compare(old, fresh)).rejects.toThrow('b-1: 1 events in the source, 1 in the target');
  });

  it('finds streams in a different order', async () => {
    const [old, fresh] = [await filled(['a-1', 1], ['b-1', 2]), await filled(['b-1', 2], ['a-1', 1])];
    await expect(compare(old, fresh)).rejects.toThrow('also in their order');
  });

  it('accepts equal logs', async () => {
    const [old, fresh] = [
      await filled(['a-1', 1], ['b-1', 2], ['a-1', 3]),
      await filled(['a-1', 1], ['b-1', 2], ['a-1', 3]),
    ];
    expect((await compare(old, fresh)).checksum).toBe((await compare(fresh, old)).checksum);
    expect(await compare(await filled(), await filled())).toMatchObject({ events: 0, streams: 0 });
  });
});
