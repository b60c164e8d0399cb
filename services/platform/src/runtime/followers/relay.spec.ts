import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { Documents } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Follower } from './follower.js';
import { silentLog } from '../../base/log.js';
import { jarEvent } from '../../../testing/followers/jars.js';
import { createRelay } from './relay.js';
import { noteKeys } from '../../keys/keys-note.js';
import type { ServiceParts } from '../service/service-parts.js';
import { memoryBus } from '../../../testing/memory.js';
import { PATIENCE_MS } from '../../../testing/eventually.js';

describe('relay', () => {
  let store: EventStore;
  let documents: Documents;
  let bus: ReturnType<typeof memoryBus>;
  const running: Follower[] = [];
  beforeEach(() => {
    store = openSqliteEventStore(':memory:');
    documents = openSqliteDocuments(':memory:');
    bus = memoryBus();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((relay) => relay.stop()));
    await store.close();
    await documents.close();
  });

  let streams = 0;
  const append = (by: number): Promise<string> =>
    store.append([
      {
        stream: `jar-${(streams += 1)}`,
        expected: 'absent',
        events: [jarEvent({ type: 'Filled', data: { jar: 'a', by } })],
      },
    ]);
  const levelOf = (event: { data: object }): number => (event.data as { by: number }).by;
  const start = async (
    publish: NonNullable<ServiceParts['publish']> = (event) =>
      levelOf(event) < 0 ? null : { type: 'jar.filled', subject: 'a', data: { by: levelOf(event) } },
  ): Promise<Follower> => {
    const relay = createRelay({ service: 'jar', publish, store, documents, bus, log: silentLog });
    running.push(relay);
    await relay.start();
    return relay;
  };
  const published = () => bus.published.map(levelOf);

  it('publishes the whole log in order without internal events', async () => {
    for (const n of [1, -1, 2]) await append(n);
    const relay = await start();
    await relay.waitFor(await append(3), PATIENCE_MS);
    expect(published()).toEqual([1, 2, 3]);
    const [first] = await store.read(`jar-${streams - 3}`);
    expect(bus.published[0]).toEqual({
      specversion: '1.0',
      id: first?.id,
      source: '/jar',
      type: 'jar.filled',
      subject: 'a',
      time: '2026-05-01T10:00:00.000Z',
      sequence: first?.position,
      datacontenttype: 'application/json',
      data: { by: 1 },
    });
    expect(CloudEvent.safeParse(bus.published[0]).success).toBe(true);
  });

  it('omits key fingerprint events, which no service knows', async () => {
    await noteKeys(store, { people: 'a' }, '2026-05-01T10:00:00.000Z');
    const relay = await start((event) => {
      if (event.type !== 'Filled') throw new Error(`cannot say ${event.type}`);
      return { type: 'jar.filled', subject: 'a', data: { by: levelOf(event) } };
    });
    expect(await relay.waitFor(await append(1), PATIENCE_MS)).toBe(true);
    expect(published()).toEqual([1]);
  });

  it('resumes after the last event accepted by the bus', async () => {
    const first = await start();
    await first.waitFor(await append(1), PATIENCE_MS);
    await first.stop();
    const second = await start();
    await second.waitFor(await append(2), PATIENCE_MS);
    expect(published()).toEqual([1, 2]);
  });

  it('stores its checkpoint after the bus has accepted all events', async () => {
    bus.failWith(new Error('broker away'));
    const relay = await start();
    const position = await append(1);
    expect(await relay.waitFor(position, 20)).toBe(false);
    expect(relay.health()).toMatchObject({ kind: 'relay', state: 'retrying', error: 'broker away' });
    expect(await documents.getValue('checkpoint:relay')).toBeNull();
    expect(await relay.waitFor(position, PATIENCE_MS)).toBe(true);
    expect(published()).toEqual([1]);
    expect(await documents.getValue('checkpoint:relay')).toBe(position);
  });

  it('can be stopped while the bus hangs and republishes at the next start', async () => {
    const { publish } = bus;
    bus.publish = () => new Promise(() => undefined);
    const first = await start();
    await append(1);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    await first.stop();
    expect(await documents.getValue('checkpoint:relay')).toBeNull();
    bus.publish = publish;
    const second = await start();
    expect(await second.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    expect(published()).toEqual([1]);
  });

  it('stops at an event that cannot be mapped and reports it', async () => {
    const relay = await start((event) => {
      throw new Error(`cannot say ${event.type}`);
    });
    expect(await relay.waitFor(await append(1), PATIENCE_MS)).toBe(false);
    expect(relay.health()).toMatchObject({ state: 'failed', error: expect.stringContaining('cannot say Filled') });
    expect(published()).toEqual([]);
  });
});
