import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCloudEvent } from '../../../testing/bus/contract.js';
import { PATIENCE_MS, until } from '../../../testing/eventually.js';
import { jarEvent } from '../../../testing/followers/jars.js';
import { memoryKeys } from '../../../testing/memory.js';
import { silentLog } from '../../base/log.js';
import { openMemoryBus, type MemoryBus } from '../../bus/memory.adapter.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { ServiceUnavailable } from '../../rpc/api-errors.js';
import { openPrometheus } from '../../telemetry/prometheus.adapter.js';
import { noTelemetry } from '../../telemetry/telemetry.js';
import { createServiceCore } from '../service/service-core.js';
import { createServiceHost } from '../service/service-host.js';
import { askToRetry, parkedIn, parkForPolicy } from './parked.js';

describe('parked events', () => {
  let folder: string;
  let bus: MemoryBus;
  const stops: (() => Promise<void>)[] = [];
  let failure: Error | undefined;
  let done: string[];
  const filled = jarEvent({ type: 'Filled', data: { jar: 'a', by: 3 } });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parked-'));
    bus = openMemoryBus({ tries: 2, backOffMs: 1 });
    [failure, done] = [new Error('a curse'), []];
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await bus.close();
    rmSync(folder, { recursive: true });
  });

  const run = async () => {
    const metrics = openPrometheus();
    const store = openSqliteEventStore(join(folder, 'events.db'));
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    const ports = { store, documents, keys: memoryKeys(), bus, log: silentLog };
    const react = (what: string) => async (event: Readonly<{ id: string }>) => {
      if (failure) throw failure;
      done.push(`${what} ${event.id}`);
    };
    const host = createServiceHost(
      {
        projections: [],
        policies: [{ name: 'weigh', prefixes: ['jar-'], react: react('policy') }],
        reactions: [{ name: 'fill', topics: ['offer'], react: react('reaction') }],
        clockPolicies: [],
      },
      createServiceCore(
        { name: 'jar', personal: {} },
        { ...ports, clock: { now: () => '2026-05-02T10:00:00.000Z' }, telemetry: { ...noTelemetry, metrics } },
      ),
    );
    // Append before the policy starts, so that the policy itself never handles the event.
    if ((await store.read('jar-a')).length === 0)
      await store.append([{ stream: 'jar-a', expected: 'absent', events: [filled] }]);
    await host.start();
    const stop = async () => {
      await host.stop();
      await store.close();
      await documents.close();
    };
    stops.push(stop);
    return {
      documents,
      gauge: async () => /lendring_parked_events\{service="jar"\} (\d+)/.exec((await metrics.read()).text)?.[1],
      stop: async () => {
        stops.splice(0);
        await stop();
      },
    };
  };
  const all = async (documents: Parameters<typeof parkedIn>[0]) =>
    (await parkedIn(documents)).map(({ kind, name, is }) => `${kind} ${name}: ${is.error}`);

  it(
    'survive a restart, are counted, and are retried when an operator requests it',
    async () => {
      const first = await run();
      const said = aCloudEvent('a');
      await bus.publish('offer', [{ ...said, sequence: '0000000000000007' }]);
      const about = { position: '1', stream: 'jar-a', type: 'Filled', error: 'a curse' };
      await parkForPolicy(first.documents, 'weigh', filled.id, about);
      await until(async () => (await all(first.documents)).length === 2);
      await first.stop();
      const second = await run();
      expect(await all(second.documents)).toEqual(['policy weigh: a curse', 'reaction fill: a curse']);
      await until(async () => (await second.gauge()) === '2');
      failure = undefined;
      for (const parked of await parkedIn(second.documents))
        expect(await askToRetry(second.documents, parked)).toBe(true);
      await until(async () => (await all(second.documents)).length === 0);
      expect(done.toSorted()).toEqual([`policy ${filled.id}`, `reaction ${said.id}`]);
      await until(async () => (await second.gauge()) === '0');
    },
    PATIENCE_MS,
  );

  it('stay parked with the latest error when a retry fails, and wait for an unavailable service', async () => {
    const { documents } = await run();
    await bus.publish('offer', [aCloudEvent('a')]);
    const ask = async () => {
      for (const parked of await parkedIn(documents)) await askToRetry(documents, parked);
    };
    failure = new Error('another curse');
    await ask();
    await until(async () => (await all(documents))[0] === 'reaction fill: another curse');
    expect((await parkedIn(documents))[0]?.is.retry).toBeUndefined();
    failure = new ServiceUnavailable('offer');
    await ask();
    await until(async () => (await parkedIn(documents))[0]?.is.retry === true);
    failure = undefined;
    await until(async () => (await all(documents)).length === 0);
    expect(done).toHaveLength(1);
  });
});
