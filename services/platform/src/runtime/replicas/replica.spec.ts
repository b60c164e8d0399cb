import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { Documents } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import type { Clock } from '../../base/clock.js';
import { PATIENCE_MS, until } from '../../../testing/eventually.js';
import { fakeTime } from '../../../testing/fake-time.js';
import { silentLog } from '../../base/log.js';
import { jarEvent, jars, memorySearch, type Jar } from '../../../testing/followers/jars.js';
import { askForRebuild } from '../followers/rebuild-request.js';
import { createServiceCore, type ServicePorts } from '../service/service-core.js';
import { createServiceHost } from '../service/service-host.js';
import type { Policy, Projection, ServiceParts } from '../service/service-parts.js';
import { memoryBus, memoryKeys } from '../../../testing/memory.js';

const TTL = 10_000;
const LOOK = TTL / 5;

describe('replicas of one service', () => {
  let time: ReturnType<typeof fakeTime>;
  let store: EventStore;
  let documents: Documents;
  let bus: ReturnType<typeof memoryBus>;
  const stopping: (() => Promise<void>)[] = [];
  const seen: { by: string; id: string }[] = [];
  const ticks: string[] = [];

  beforeEach(() => {
    time = fakeTime();
    store = openSqliteEventStore(':memory:');
    documents = openSqliteDocuments(':memory:');
    bus = memoryBus();
    seen.length = 0;
    ticks.length = 0;
  });
  afterEach(async () => {
    await Promise.all(stopping.splice(0).map((stop) => stop()));
    await store.close();
    await documents.close();
  });

  type On = Partial<ServicePorts> & { projections?: readonly Projection<Jar>[] };
  const replica = (name: string, { projections, ...on }: On = {}) => {
    const core = createServiceCore(
      { name: 'jar', personal: {} },
      {
        store,
        keys: memoryKeys(),
        documents,
        bus,
        clock: time.clock,
        log: silentLog,
        replicas: { ttlMs: TTL, wait: time.wait(name) },
        ...on,
      },
    );
    const view = core.view<Jar, never>((projections?.[0] ?? jars) as Projection<Jar, never>);
    const policy: Policy = {
      name: 'notice',
      prefixes: ['jar-'],
      react: async ({ id }) => {
        seen.push({ by: name, id });
      },
    };
    const parts: ServiceParts = {
      projections: (projections ?? [jars]) as readonly Projection[],
      policies: [policy],
      reactions: [{ name: 'hear', topics: ['other'], react: async () => undefined }],
      clockPolicies: [
        {
          name: 'tick',
          everyMs: 3_600_000,
          tick: async () => {
            ticks.push(name);
          },
          end: async () => {
            ticks.push(`${name} ends`);
          },
        },
      ],
      publish: ({ data }) => ({ type: 'jar.filled', subject: 'a', data: { ...data } }),
    };
    const host = createServiceHost(parts, core);
    stopping.push(() => host.stop());
    return {
      host,
      view,
      core,
      states: () => host.health().parts.map(({ kind, state }) => `${kind} ${state}`),
      runs: () => host.health().parts.every(({ state }) => state === 'live'),
    };
  };
  const fill = async (by: number): Promise<string> => {
    const revision = (await store.read('jar-a')).length - 1;
    return store.append([
      {
        stream: 'jar-a',
        expected: revision < 0 ? 'absent' : revision,
        events: [jarEvent({ type: 'Filled', data: { jar: 'a', by } })],
      },
    ]);
  };
  const level = async ({ view }: ReturnType<typeof replica>) => (await view.get('a'))?.level;
  const published = () => bus.published.map(({ data }) => data['by']);
  const STANDBY = [
    'projection standby',
    'policy standby',
    'relay standby',
    'clock standby',
    'clock standby',
    'reaction live',
  ];

  it('have one leader that runs the followers, while leader and standby both serve reads', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    expect(second.states()).toEqual(STANDBY);
    expect(second.host.health().ok).toBe(true);
    for (let n = 1; n <= 3; n += 1) {
      const position = await fill(1);
      expect(await second.host.waitFor(position, PATIENCE_MS)).toBe(true);
      expect(await level(second)).toBe(n);
      expect(await first.host.waitFor(position, PATIENCE_MS)).toBe(true);
      expect(await level(first)).toBe(n);
    }
    await until(() => first.runs() && seen.length === 3);
    expect(new Set(seen.map(({ by }) => by))).toEqual(new Set(['a']));
    expect(new Set(ticks)).toEqual(new Set(['a']));
    await time.advance(5 * TTL);
    expect(second.states()).toEqual(STANDBY);
  });

  it('advance the standby even for events without document changes', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    expect(await second.host.waitFor(await fill(0), PATIENCE_MS)).toBe(true);
    const strange = { ...jarEvent({ type: 'Broken', data: { jar: 'x' } }), type: 'Noted' };
    expect(
      await second.host.waitFor(
        await store.append([{ stream: 'other-x', expected: 'absent', events: [strange] }]),
        PATIENCE_MS,
      ),
    ).toBe(true);
  });

  it('wait no longer than the time limit for a position', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    expect(await second.host.waitFor('0000000000000099', 30)).toBe(false);
  });

  it('fail over when the leader stops, without lost or repeated publications', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    await first.host.waitFor(await fill(1), PATIENCE_MS);
    await first.host.stop();
    const missed = await fill(2);
    await time.advance(LOOK);
    expect(await second.host.waitFor(missed, PATIENCE_MS)).toBe(true);
    await second.host.waitFor(await fill(4), PATIENCE_MS);
    await until(() => second.runs() && published().length === 3);
    expect(await level(second)).toBe(7);
    expect(first.states()).not.toContain('projection standby');
    const events = await store.read('jar-a');
    expect(bus.published.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(seen.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it('fail over from a killed leader after the lease TTL', async () => {
    let dead = false;
    const gone = <Result>(call: () => Promise<Result>): Promise<Result> =>
      dead ? new Promise(() => undefined) : call();
    const first = replica('a', {
      documents: {
        ...documents,
        getValue: (key) => gone(() => documents.getValue(key)),
        setValue: (key, value) => gone(() => documents.setValue(key, value)),
        setValueIf: (...given) => gone(() => documents.setValueIf(...given)),
      },
      store: {
        ...store,
        async *follow(options) {
          for await (const batch of store.follow(options)) yield await gone(async () => batch);
        },
      },
    });
    const second = replica('b');
    await first.host.start();
    await second.host.start();
    stopping.splice(0, 1);
    await first.host.waitFor(await fill(1), PATIENCE_MS);
    await until(() => first.runs());
    dead = true;
    const position = await fill(2);
    await time.advance(TTL - LOOK);
    expect(await second.host.waitFor(position, 10)).toBe(false);
    await time.advance(2 * LOOK);
    expect(await second.host.waitFor(position, PATIENCE_MS)).toBe(true);
    expect(await level(second)).toBe(3);
    await until(() => published().length === 2);
    expect(published()).toEqual([1, 2]);
  });

  it('stop a paused leader before any write and let that process return as standby', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    await first.host.waitFor(await fill(1), PATIENCE_MS);
    time.pause('a');
    await time.advance(TTL + LOOK);
    const position = await fill(2);
    expect(await second.host.waitFor(position, PATIENCE_MS)).toBe(true);
    await until(() => published().length === 2 && seen.length === 2);
    expect(published()).toEqual([1, 2]);
    expect(seen.map(({ by }) => by)).toEqual(['a', 'b']);
    await time.resume('a');
    await until(() => ticks.includes('a ends'));
    expect(first.states()).toEqual(STANDBY);
    expect(await first.host.waitFor(position, PATIENCE_MS)).toBe(true);
    expect(await level(first)).toBe(3);

    await second.host.stop();
    await time.advance(LOOK);
    expect(await first.host.waitFor(await fill(4), PATIENCE_MS)).toBe(true);
    await until(() => first.runs() && published().length === 3);
    expect(await level(first)).toBe(7);
    expect(published()).toEqual([1, 2, 4]);
  });

  it('reject checkpoints of a leader whose clock is frozen', async () => {
    const frozen: Clock = { now: () => '2026-05-01T10:00:00.000Z' };
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let slow = false;
    const first = replica('a', {
      clock: frozen,
      bus: {
        ...bus,
        publish: async (topic, events) => {
          if (slow) begun.resolve();
          if (slow) await gate.promise;
          await bus.publish(topic, events);
        },
      },
    });
    const second = replica('b');
    await first.host.start();
    await second.host.start();
    await first.host.waitFor(await fill(1), PATIENCE_MS);
    await until(() => first.runs());
    slow = true;
    await fill(2);
    await begun.promise;
    time.pause('a');
    await time.advance(TTL + LOOK);
    const position = await fill(4);
    await second.host.waitFor(position, PATIENCE_MS);
    const kept = `${position}~2`;
    await until(async () => (await documents.getValue('checkpoint:relay')) === kept);
    // Expect the first replica, which still believes in its lease, to stand by: the duplicates it publishes are
    // recognised by their ids, and the rejection of its checkpoint reveals that the lease is lost.
    gate.resolve();
    await until(() => first.states().includes('relay standby'));
    expect([...new Set(published())]).toEqual([1, 2, 4]);
    expect(published().length).toBeGreaterThan(3);
    expect(await documents.getValue('checkpoint:relay')).toBe(kept);
  });

  it('switch the standby to the build that the leader serves before the standby answers', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    await second.host.waitFor(await fill(1), PATIENCE_MS);
    expect(await second.core.projector(jars as Projection).reads()).toBe('jars@1');
    await askForRebuild(documents, 'jars');
    await until(() => first.host.health().parts[0]?.name === 'jars@1.1');
    expect(await second.host.waitFor(await fill(2), PATIENCE_MS)).toBe(true);
    expect(await level(second)).toBe(3);
    expect(await second.core.projector(jars as Projection).reads()).toBe('jars@1.1');
  });

  it('report a failed read model at once', async () => {
    const [first, second] = [replica('a'), replica('b')];
    await first.host.start();
    await second.host.start();
    const position = await store.append([
      { stream: 'jar-c', expected: 'absent', events: [jarEvent({ type: 'Cursed', data: { jar: 'c' } })] },
    ]);
    await until(() => first.host.health().parts[0]?.state === 'failed');
    const begun = performance.now();
    expect(await second.host.waitFor(position, 20_000)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('refuse an unsupported configuration at startup', async () => {
    const first = replica('a', { projections: [{ ...jars, search: () => null } as Projection<Jar>] });
    await expect(first.host.start()).rejects.toThrow('Pass a search engine to its projector');
    const second = replica('b', {
      projections: [{ ...jars, search: () => null } as Projection<Jar>],
      search: memorySearch(),
    });
    const started = second.host.start();
    await time.advance(LOOK);
    await started;
    await until(() => second.runs());
  });

  it('use neither lease nor wait when the documents belong to one process', async () => {
    const first = replica('a', { replicas: undefined });
    await first.host.start();
    expect(await first.host.waitFor(await fill(1), PATIENCE_MS)).toBe(true);
    expect(await documents.getValue('lease')).toBeNull();
    expect(await documents.getValue('shown')).toBeNull();
    expect(await documents.getValue('checkpoint:jars@1')).toBe(await store.head());
  });
});
