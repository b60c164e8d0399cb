import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NestFactory } from '@nestjs/core';
import type { INestMicroservice } from '@nestjs/common';
import * as z from 'zod';
import { refused, decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { defineServiceApi, type CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { createHub, InProcessClient, InProcessServer, type InProcessHub } from '../../rpc/in-process.js';
import { systemClock } from '../../base/clock.js';
import { serviceClient } from '../service-apis/service-client.js';
import { EngineUnavailable } from '../../base/engine-unavailable.js';
import { InvalidMessage, ServiceFailed, ServiceUnavailable } from '../../rpc/api-errors.js';
import { silentLog } from '../../base/log.js';
import { namedCommands } from './command-call.js';
import { createServiceCore, type ServiceCore, type ServicePorts } from './service-core.js';
import type { ServiceHost } from './service-host.js';
import { hostToken, serviceModule } from './service-module.js';
import type { Policy, Projection, ServiceParts } from './service-parts.js';
import { memoryBus, memoryKeys } from '../../../testing/memory.js';
import { PATIENCE_MS } from '../../../testing/eventually.js';

const counterApi = defineServiceApi(
  'counter',
  { count: z.strictObject({ counterId: z.string().trim().min(1), by: z.int(), note: z.string().nullable() }) },
  {
    one: {
      question: z.strictObject({ counterId: z.string() }),
      answer: z.strictObject({ total: z.int(), note: z.string().nullable() }).nullable(),
    },
  },
);

type Counted = { type: 'Counted'; data: { counterId: string; by: number; ownerId: string; note: string | null } };
type Rounded = { type: 'Rounded'; data: { counterId: string } };
type CounterEvent = Counted | Rounded;
type State = { total: number };
const counter: Aggregate<State, CounterEvent> = {
  category: 'counter',
  initialState: { total: 0 },
  evolve: (state, event) => (event.type === 'Counted' ? { total: state.total + event.data.by } : state),
};
const decideCount = ({ total }: State, data: Counted['data']): Decision<readonly CounterEvent[], 'below_zero'> =>
  total + data.by < 0 ? refused('below_zero', { total }) : decided([{ type: 'Counted', data }]);

type Document = { total: number; note: string | null; rounded: boolean };
const counterView: Projection<Document, CounterEvent> = {
  name: 'counter-view',
  version: 1,
  prefixes: ['counter-'],
  ids: ({ data }) => [data.counterId],
  evolve: (document, event) =>
    event.type === 'Rounded'
      ? document && { ...document, rounded: true }
      : { total: (document?.total ?? 0) + event.data.by, note: event.data.note, rounded: document?.rounded ?? false },
};

const roundAtTen = (core: ServiceCore): Policy<CounterEvent> => ({
  name: 'round-at-ten',
  prefixes: ['counter-'],
  async react(event, call) {
    if (event.type !== 'Counted') return;
    const { counterId } = event.data;
    return core.commands.execute(call, async (unit) => {
      const { state } = await unit.load(counter, counterId);
      if (state.total >= 10) unit.append(counter, counterId, [{ type: 'Rounded', data: { counterId } }]);
      return decided([]);
    });
  },
});

const counterModule = (ports: ServicePorts) => {
  const core = createServiceCore(
    { name: 'counter', personal: { Counted: { subject: 'ownerId', fields: ['note'] } } },
    ports,
  );
  const view = core.view(counterView);
  const parts: ServiceParts = {
    projections: [counterView],
    policies: [roundAtTen(core)],
    reactions: [],
    clockPolicies: [],
    publish: ({ type, stream }) =>
      type === 'Rounded' ? { type: 'counter.rounded', subject: stream.slice('counter-'.length), data: {} } : null,
  };
  return serviceModule(parts, core, counterApi, {
    commands: namedCommands<typeof counterApi>({
      count: (data, call) =>
        core.commands.on(counter, data.counterId, call, (state) => decideCount(state, { ...data, ownerId: 'anna' })),
    }),
    queries: {
      async one({ counterId }) {
        if (counterId === 'broken') throw new Error('secret detail');
        const found = await view.get(counterId);
        return found && { total: found.total, note: found.note };
      },
    },
  });
};

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-05-01T10:00:00.000Z';
const by = (n: number): CommandContext => ({
  commandId: uuid(n),
  actor: { kind: 'visitor' },
  at,
  locale: 'de',
  requestId: 'r',
});
const asking = { actor: { kind: 'visitor' as const }, at };

describe('service behind its API', () => {
  let hub: InProcessHub;
  let app: INestMicroservice;
  let ports: ServicePorts;
  let bus: ReturnType<typeof memoryBus>;
  const client = () => serviceClient(counterApi, new InProcessClient(hub, 'counter'), { timeoutMs: 500 });

  beforeEach(async () => {
    hub = createHub();
    bus = memoryBus();
    ports = {
      store: openSqliteEventStore(':memory:'),
      keys: memoryKeys(),
      documents: openSqliteDocuments(':memory:'),
      bus,
      clock: systemClock,
      log: silentLog,
    };
    app = await NestFactory.createMicroservice(counterModule(ports), {
      strategy: new InProcessServer(hub, 'counter'),
      logger: false,
    });
    await app.listen();
  });
  afterEach(async () => {
    await app.close();
    await ports.store.close();
    await ports.documents.close();
  });

  it('provides read-your-writes consistency', async () => {
    const { commands, queries } = client();
    for (let n = 1; n <= 5; n += 1) {
      const answer = await commands.count({ counterId: ' a ', by: n, note: `n${n}` }, by(n));
      expect(answer).toMatchObject({ ok: true });
      const after = answer.ok ? answer.position : undefined;
      expect(await queries.one({ counterId: 'a' }, { ...asking, after })).toEqual({
        total: (n * (n + 1)) / 2,
        note: `n${n}`,
      });
    }
    expect(await queries.one({ counterId: 'b' }, asking)).toBeNull();
  });

  it('returns refusals as values and repeats the first answer', async () => {
    const { commands } = client();
    expect(await commands.count({ counterId: 'a', by: -1, note: null }, by(1))).toEqual({
      ok: false,
      refusal: { code: 'below_zero', params: { total: 0 } },
    });
    const first = await commands.count({ counterId: 'a', by: 1, note: null }, by(2));
    expect(await commands.count({ counterId: 'a', by: 1, note: null }, by(2))).toEqual(first);
  });

  it('names fields that do not match the schema', async () => {
    const { commands } = client();
    const outcome = commands.count({ counterId: ' ', by: 0.5, note: null }, { ...by(1), at: 'now' });
    await expect(outcome).rejects.toThrow(InvalidMessage);
    await expect(outcome).rejects.toMatchObject({
      pattern: 'counter.count',
      issues: [{ path: 'data.counterId' }, { path: 'data.by' }, { path: 'context.at' }],
    });
  });

  it('distinguishes a failing service from an unreachable service', async () => {
    await expect(client().queries.one({ counterId: 'broken' }, asking)).rejects.toThrow(ServiceFailed);
    await app.close();
    await expect(client().queries.one({ counterId: 'a' }, asking)).rejects.toMatchObject({
      service: 'counter',
      constructor: ServiceUnavailable,
    });
  });

  it('returns existing data if a position is late, and is unavailable without existing data', async () => {
    const slow = serviceClient(counterApi, new InProcessClient(hub, 'counter'), { timeoutMs: 4_000 });
    const begun = Date.now();
    await client().commands.count({ counterId: 'a', by: 1, note: null }, by(1));
    await expect(slow.queries.one({ counterId: 'b' }, { ...asking, after: '0000000000000099' })).rejects.toThrow(
      ServiceUnavailable,
    );
    expect(Date.now() - begun).toBeGreaterThan(1_900);
    expect(await slow.queries.one({ counterId: 'a' }, { ...asking, after: '0000000000000099' })).toMatchObject({
      total: 1,
    });
  });

  it('reports unavailability while an engine is down and keeps serving reads', async () => {
    await app.close();
    const away = () => Promise.reject(new EngineUnavailable('event store'));
    app = await NestFactory.createMicroservice(counterModule({ ...ports, store: { ...ports.store, append: away } }), {
      strategy: new InProcessServer(hub, 'counter'),
      logger: false,
    });
    await app.listen();
    await expect(client().commands.count({ counterId: 'a', by: 1, note: null }, by(1))).rejects.toThrow(
      'The event store service does not answer',
    );
    expect(await client().queries.one({ counterId: 'a' }, asking)).toBeNull();
  });

  it('runs the policies and publishes to the bus', async () => {
    const host = app.get<ServiceHost>(hostToken('counter'));
    await client().commands.count({ counterId: 'a', by: 12, note: null }, by(1));
    const { type, subject, source } = await bus.next();
    expect({ type, subject, source }).toEqual({ type: 'counter.rounded', subject: 'a', source: '/counter' });
    await host.waitFor(await ports.store.head(), PATIENCE_MS);
    expect(await (await ports.documents.collection<Document>('counter-view@1')).get('a')).toMatchObject({
      rounded: true,
    });
    expect(host.health()).toMatchObject({
      service: 'counter',
      ok: true,
      parts: [
        { kind: 'projection', name: 'counter-view@1', state: 'live' },
        { kind: 'policy', state: 'live' },
        { kind: 'relay', state: 'live' },
        { kind: 'clock', name: 'retry-parked' },
      ],
    });
  });

  it('stores personal fields encrypted', async () => {
    await client().commands.count({ counterId: 'a', by: 1, note: 'my secret' }, by(1));
    expect(JSON.stringify(await ports.store.read('counter-a'))).not.toContain('my secret');
  });

  it('rejects a read model without a projection', () => {
    const core = createServiceCore({ name: 'counter', personal: {} }, ports);
    core.view(counterView);
    const parts = { projections: [], policies: [], reactions: [], clockPolicies: [] };
    expect(() =>
      serviceModule(parts, core, defineServiceApi('counter', {}, {}), { commands: {}, queries: {} }),
    ).toThrow('no projection writes it');
  });
});
