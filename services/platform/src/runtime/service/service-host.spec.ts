import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decided, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { NotTaken } from '../../bus/bus.port.js';
import { openMemoryBus } from '../../bus/memory.adapter.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { systemClock } from '../../base/clock.js';
import { silentLog } from '../../base/log.js';
import { jarEvent, jars, type Jar } from '../../../testing/followers/jars.js';
import { systemCommand } from './command-call.js';
import { createServiceCore, type ServicePorts } from './service-core.js';
import { erasureReaction } from './erasure-reaction.js';
import { createServiceHost } from './service-host.js';
import type { ServiceParts } from './service-parts.js';
import { createStreamCaches } from './stream-cache.js';
import { aCloudEvent } from '../../../testing/bus/contract.js';
import { memoryBus, memoryKeys } from '../../../testing/memory.js';
import { PATIENCE_MS, until } from '../../../testing/eventually.js';

const nothing: ServiceParts = { projections: [], policies: [], reactions: [], clockPolicies: [] };

describe('service host', () => {
  let ports: ServicePorts;
  beforeEach(() => {
    ports = {
      store: openSqliteEventStore(':memory:'),
      keys: memoryKeys(),
      documents: openSqliteDocuments(':memory:'),
      bus: memoryBus(),
      clock: systemClock,
      log: silentLog,
    };
  });
  afterEach(async () => {
    await ports.store.close();
    await ports.documents.close();
  });

  it('caches folded streams per service within a memory limit', async () => {
    const keys = memoryKeys();
    const streams = createStreamCaches({ keys, bytes: 1_000_000 });
    const jar: Aggregate<{ level: number }, { type: 'Filled'; data: { jar: string; by: number } }> = {
      category: 'jar',
      initialState: { level: 0 },
      evolve: ({ level }, { data }) => ({ level: level + data.by }),
    };
    const filling = Array.from({ length: 20 }, () => jarEvent({ type: 'Filled', data: { jar: 'a', by: 1 } }));
    await ports.store.append([{ stream: 'jar-a', expected: 'absent', events: filling }]);
    for (const [name, kept] of [
      ['jar', 1],
      ['shelf', 2],
    ] as const) {
      const { commands } = createServiceCore({ name, personal: {} }, { ...ports, keys: streams.keys, streams });
      const call = systemCommand({ name, commandId: crypto.randomUUID(), at: '2026-05-01T10:00:00.000Z' });
      let level = 0;
      await commands.on(jar, 'a', call, (state) => {
        level = state.level;
        return decided([]);
      });
      expect([level, streams.kept().streams]).toEqual([20, kept]);
    }
    streams.close();
    expect(streams.kept().streams).toBe(0);
  });

  it('keeps other parts running after a failure and names the failed part', async () => {
    const core = createServiceCore({ name: 'jar', personal: {} }, ports);
    const cursed = {
      ...jars,
      name: 'cursed',
      evolve: (): Jar => {
        throw new Error('a curse');
      },
    };
    const host = createServiceHost({ ...nothing, projections: [cursed, jars] }, core);
    await host.start();
    expect(host.health().ok).toBe(true);
    const position = await ports.store.append([
      { stream: 'jar-a', expected: 'absent', events: [jarEvent({ type: 'Filled', data: { jar: 'a', by: 3 } })] },
    ]);
    expect(await host.waitFor(position, PATIENCE_MS)).toBe(false);
    expect(await core.projector(jars).waitFor(position, PATIENCE_MS)).toBe(true);
    expect(await core.view(jars).get('a')).toMatchObject({ level: 3 });
    expect(host.health()).toMatchObject({
      service: 'jar',
      ok: false,
      parts: [
        { name: 'cursed@1', state: 'failed' },
        { name: 'jars@1', state: 'live' },
      ],
    });
    await host.stop();
  });

  it('blocks an erasure while a read model is stuck and confirms it after the read model has caught up', async () => {
    const bus = openMemoryBus({ tries: 1, backOffMs: 1 });
    const confirmed: string[] = [];
    let asked = 0;
    const open = (evolve: typeof jars.evolve) => {
      const projection = { ...jars, evolve };
      const core = createServiceCore({ name: 'jar', personal: {} }, { ...ports, bus });
      const erasing = erasureReaction({
        request: erasureRequest,
        by: core.name,
        erase: async () => {
          asked += 1;
          await core.caughtUp([projection]);
        },
        confirm: async ({ by }) => {
          confirmed.push(by);
          return { ok: true, position: START };
        },
        documents: ports.documents,
      });
      return createServiceHost({ ...nothing, projections: [projection], reactions: [erasing] }, core);
    };
    await ports.store.append([
      { stream: 'jar-a', expected: 'absent', events: [jarEvent({ type: 'Filled', data: { jar: 'a', by: 3 } })] },
    ]);
    const broken = open(() => {
      throw new Error('a curse');
    });
    await broken.start();
    const said = { ...aCloudEvent(crypto.randomUUID()), type: 'account.deleted' };
    const outcome = bus.publish('account', [said]).catch((error: unknown) => error);
    await until(async () => asked >= 3);
    expect(confirmed).toEqual([]);
    await broken.stop();
    expect(await outcome).toBeInstanceOf(NotTaken);
    const mended = open(jars.evolve);
    await mended.start();
    await bus.publish('account', [said]);
    expect(confirmed).toEqual(['jar']);
    await mended.stop();
  });

  it('stops all parts after running work has ended', async () => {
    let ended = false;
    const host = createServiceHost(
      {
        ...nothing,
        projections: [jars],
        clockPolicies: [
          {
            name: 'slow',
            everyMs: 1_000,
            tick: async () => {
              await new Promise((resolve) => {
                setTimeout(resolve, 30);
              });
              ended = true;
            },
          },
        ],
      },
      createServiceCore({ name: 'jar', personal: {} }, ports),
    );
    await host.start();
    await host.stop();
    expect(ended).toBe(true);
    expect(host.health().parts.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  });

  it('rejects two parts with the same name, which would share a checkpoint', () => {
    const core = createServiceCore({ name: 'jar', personal: {} }, ports);
    expect(() => createServiceHost({ ...nothing, projections: [jars, { ...jars, version: 2 }] }, core)).toThrow(
      'Service jar has two parts named jars',
    );
  });

  it('requires a search engine if a projection has an index', async () => {
    const host = createServiceHost(
      { ...nothing, projections: [{ ...jars, search: () => null }] },
      createServiceCore({ name: 'jar', personal: {} }, ports),
    );
    await expect(host.start()).rejects.toThrow('Pass a search engine to its projector');
  });

  it('upcasts events and decrypts personal fields for all parts', async () => {
    const core = createServiceCore(
      {
        name: 'jar',
        personal: { Labelled: { subject: 'owner', fields: ['label'] } },
        upcasters: { Labelled: [({ text, ...rest }) => ({ ...rest, label: text })] },
      },
      ports,
    );
    const { metadata } = jarEvent({ type: 'Broken', data: { jar: 'a' } });
    const labelled = (id: string, data: Record<string, unknown>) => ({
      id,
      type: 'Labelled',
      data: { owner: 'anna', ...data },
      metadata,
    });
    await ports.store.append([
      {
        stream: 'jar-a',
        expected: 'absent',
        events: [labelled('00000000-0000-4000-8000-000000000001', { text: 'old' })],
      },
    ]);
    await core.store.append([
      { stream: 'jar-a', expected: 0, events: [labelled('00000000-0000-4000-8000-000000000002', { label: 'new' })] },
    ]);
    expect((await core.store.read('jar-a')).map(({ data }) => data)).toEqual([
      { owner: 'anna', label: 'old' },
      { owner: 'anna', label: 'new' },
    ]);
    expect((await ports.store.read('jar-a'))[1]).toMatchObject({
      version: 2,
      data: { label: { $sealed: expect.any(String) } },
    });
  });
});
