import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { sleep } from '../../src/base/back-off.js';
import { EngineUnavailable } from '../../src/base/engine-unavailable.js';
import { watchEngine } from '../../src/base/engine-watch.js';
import { silentLog } from '../../src/base/log.js';
import { withTimeLimit } from '../../src/base/call.js';
import { RevisionConflict, type EventStore, type StoredEvent } from '../../src/event-store/event-store.port.js';
import { openKurrentEventStore } from '../../src/event-store/kurrent.adapter.js';
import { eventually, until } from '../eventually.js';
import { anEvent, newCategory, write } from './contract-examples.js';
import type { Act, KurrentCluster } from './kurrent-stand-in/cluster.js';

const WRITERS = 4;
const REFUSED_PAUSE_MS = 50;
const MORE = 5;

type Writers = Readonly<{
  acknowledged: ReadonlyMap<string, number>;
  refused: readonly unknown[];
  stop: () => Promise<void>;
}>;

/**
 * Writers that append sequentially, each to its own stream; after a refusal a writer retries the same append, as a
 * client does.
 */
const startWriters = (store: EventStore, category: string): Writers => {
  const acknowledged = new Map<string, number>();
  const refused: unknown[] = [];
  const stopping = new AbortController();
  const writing = Array.from({ length: WRITERS }, async (_, lane) => {
    const stream = `${category}-${lane}`;
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const writes = [write(stream, n === 0 ? 'absent' : n - 1, anEvent(n))];
      for (let done = false; !done && !stopping.signal.aborted;) {
        try {
          await store.append(writes);
          acknowledged.set(stream, n);
          done = true;
        } catch (error) {
          refused.push(error);
          // Pause, because a store that refuses immediately would be called thousands of times per second.
          await sleep(REFUSED_PAUSE_MS, stopping.signal);
        }
      }
    }
  });
  return {
    acknowledged,
    refused,
    async stop() {
      stopping.abort();
      await Promise.all(writing);
    },
  };
};

const startFollower = (store: EventStore, category: string) => {
  const found: StoredEvent[] = [];
  const abort = new AbortController();
  const following = (async () => {
    for await (const { events } of store.follow({ prefixes: [category], after: START, signal: abort.signal }))
      found.push(...events);
  })();
  return {
    found,
    async stop() {
      abort.abort();
      await following;
    },
  };
};

/**
 * Contract of a store when nodes of its three-node cluster are lost, hang, or lose leadership. Runs on the fake cluster
 * and on a real one.
 */
export const clusterFaults = (open: () => Promise<KurrentCluster>): void => {
  let cluster: KurrentCluster;
  let store: EventStore;
  let lines: (readonly [string, object])[];
  beforeEach(async () => {
    cluster = await open();
    lines = [];
    const say =
      (level: string) =>
      (fields: object): void =>
        void lines.push([level, fields]);
    const log = { ...silentLog, warn: say('warn'), info: say('info') };
    const watch = watchEngine('event store', { at: 'cluster', log });
    store = openKurrentEventStore({ url: cluster.url, namespace: 'faults', log, watch });
    await until(() =>
      store.ready().then(
        () => true,
        () => false,
      ),
    );
  });
  afterEach(async () => {
    await store.close();
    await cluster.stop();
  });

  /**
   * Causes a fault during writes; afterwards all writers continue, and every acknowledged event is stored once and in
   * order.
   */
  const survives = async (happens: () => Promise<void>): Promise<readonly unknown[]> => {
    const category = newCategory();
    const writers = startWriters(store, category);
    const follower = startFollower(store, category);
    const atLeast = (than: ReadonlyMap<string, number>, more: number) => (): boolean =>
      writers.acknowledged.size === WRITERS &&
      [...writers.acknowledged].every(([stream, revision]) => revision >= (than.get(stream) ?? 0) + more);
    await until(atLeast(new Map(), 1));
    await happens();
    await until(atLeast(new Map(writers.acknowledged), MORE));
    await writers.stop();

    const streams = [...writers.acknowledged.keys()];
    const stored = (await Promise.all(streams.map((stream) => store.read(stream)))).flat();
    const numbers = (events: readonly StoredEvent[], stream: string): readonly unknown[] =>
      events.filter((event) => event.stream === stream).map(({ data }) => data['n']);
    await eventually(
      () => follower.found.length,
      (length) => length >= stored.length,
    );
    await follower.stop();
    for (const stream of streams) {
      const last = writers.acknowledged.get(stream) ?? -1;
      const kept = numbers(stored, stream);
      expect(kept).toEqual(Array.from({ length: kept.length }, (_, n) => n));
      // Allow for one append that is stored without its acknowledgement.
      expect(kept.length).toBeGreaterThan(last);
      expect(numbers(follower.found, stream)).toEqual(kept);
    }
    expect(follower.found.map(({ position }) => position)).toEqual(
      follower.found.map(({ position }) => position).toSorted(),
    );
    return writers.refused;
  };
  const toLeader = async (act: Act): Promise<string> => {
    const node = await cluster.leader();
    await cluster.act(act, node);
    return node;
  };

  describe('cluster of three nodes under writes', () => {
    it('continues without refusals when its leader dies and comes back', async () => {
      let node = '';
      expect(
        await survives(async () => {
          node = await toLeader('kill');
        }),
      ).toEqual([]);
      expect(await survives(() => cluster.act('start', node))).toEqual([]);
      expect(lines).toEqual([]);
    }, 120_000);

    it('continues when its leader hangs and recovers', async () => {
      let node = '';
      const refused = await survives(async () => {
        node = await toLeader('hang');
      });
      // Require every refusal to be retryable, because a real cluster elects slowly.
      expect(refused.filter((error) => !(error instanceof EngineUnavailable))).toEqual([]);
      expect(await survives(() => cluster.act('start', node))).toEqual([]);
    }, 120_000);

    it('continues without refusals when its leader steps down', async () => {
      expect(await survives(async () => void (await toLeader('resign')))).toEqual([]);
      expect(lines).toEqual([]);
    }, 120_000);

    it('is unavailable without a majority, logs once, and recovers', async () => {
      const [first, second] = [await toLeader('kill'), await toLeader('kill')];
      const stream = `${newCategory()}-1`;
      const writes = [write(stream, 'absent', anEvent(0))];
      const trying = (): Promise<unknown> =>
        withTimeLimit(3_000, () => store.append(writes)).then(() => undefined, String);
      expect(await Promise.all([trying(), trying(), trying()])).toEqual(
        Array.from({ length: 3 }, () => expect.stringContaining('KurrentDB at')),
      );
      await Promise.all([cluster.act('start', first), cluster.act('start', second)]);
      await until(async () => (await trying()) === undefined);
      expect(await store.read(stream)).toHaveLength(1);
      expect(lines.map(([level]) => level)).toEqual(['warn', 'warn']);
      expect(lines[1]?.[1]).toMatchObject({ awayMs: expect.any(Number), calls: expect.any(Number) });
    }, 120_000);

    it('is read from the leader only, not from a lagging follower', async () => {
      const twin = openKurrentEventStore({ url: cluster.url, namespace: 'faults', log: silentLog });
      const stream = `${newCategory()}-1`;
      await twin.append([write(stream, 'absent', anEvent(0))]);
      expect(await store.read(stream)).toHaveLength(1);
      await toLeader('resign');
      await twin.append([write(stream, 0, anEvent(1))]);
      expect(await store.read(stream)).toHaveLength(2);
      await twin.close();
    }, 120_000);

    it('knows no old end of a stream for longer than two seconds when its leader steps down', async () => {
      const twin = openKurrentEventStore({ url: cluster.url, namespace: 'faults', log: silentLog });
      const stream = `${newCategory()}-1`;
      await until(async () => {
        await store.read(stream);
        return (await store.knownEnd(stream)) === 'absent';
      });
      await toLeader('resign');
      const event = anEvent(0);
      await twin.append([write(stream, 'absent', event)]);
      const stored = performance.now();
      for (let since = 0; since < 6_000; since = performance.now() - stored) {
        const end = await store.knownEnd(stream);
        if (performance.now() - stored < 2_000) continue;
        expect([undefined, { revision: 0, id: event.id }]).toContainEqual(end);
        if (end === undefined) await store.read(stream);
        await sleep(50, new AbortController().signal);
      }
      expect(await store.knownEnd(stream)).toEqual({ revision: 0, id: event.id });
      await twin.close();
    }, 120_000);

    it('never returns the older head of a returning node', async () => {
      const stream = `${newCategory()}-1`;
      await store.append([write(stream, 'absent', anEvent(0))]);
      const node = await toLeader('kill');
      await store.append([write(stream, 0, anEvent(1))]);
      const back = cluster.act('start', node);
      for (let looks = 0; looks < 20; looks += 1) expect(await store.read(stream)).toHaveLength(2);
      await back;
      await expect(store.append([write(stream, 0, anEvent(2))])).rejects.toThrow(RevisionConflict);
    }, 120_000);
  });
};
