import { describe, expect, it } from 'vitest';
import { silentLog } from '../base/log.js';
import { aCloudEvent } from '../../testing/bus/contract.js';
import { until } from '../../testing/eventually.js';
import type { Batch } from './kafka-group.js';
import { runListener } from './kafka-listener.js';
import { toRecord, type KafkaRecord } from './kafka-record.js';

type Connect = Parameters<typeof runListener>[0]['connect'];

const listening = (...connections: readonly Connect[]) => {
  const heard: string[] = [];
  let missed = 0;
  let connected = 0;
  const stop = runListener({
    listener: { heard: ({ id }) => heard.push(id), missed: () => (missed += 1) },
    log: silentLog,
    lost: () => true,
    connect: async (take, joined, fetched, stopped) => {
      const play = connections[connected];
      connected += 1;
      if (play) return play(take, joined, fetched, stopped);
      await new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve(), { once: true }));
    },
  });
  return { heard, missed: () => missed, connected: () => connected, stop };
};

const batch = (records: readonly KafkaRecord[]) => {
  const resolved: string[] = [];
  const handed = {
    topic: 'request',
    messages: records.map((record, n) => ({ ...record, offset: String(n) })),
    resolve: (offset: string) => resolved.push(offset),
    heartbeat: async () => undefined,
  } as unknown as Batch;
  return { handed, resolved };
};

describe('Kafka listener', () => {
  it('receives events in order and skips non-events', async () => {
    const [one, two] = [aCloudEvent('a', 1), aCloudEvent('a', 2)];
    const { handed, resolved } = batch([toRecord(one), { key: null, value: 'no event' }, toRecord(two)]);
    const running = listening(async (take) => take(handed));
    await until(() => running.connected() === 2);
    expect(running.heard).toEqual([one.id, two.id]);
    expect(resolved).toEqual(['0', '1', '2']);
    await running.stop();
  });

  it('reports possible gaps once per connection, as soon as the listener position is known', async () => {
    const settles: Connect = async (_take, joined, fetched) => {
      joined();
      fetched();
      fetched();
    };
    const running = listening(settles, settles);
    await until(() => running.connected() === 3);
    expect(running.missed()).toBe(2);
    await running.stop();
  });

  it('reconnects after a failure, but not after a stop', async () => {
    const breaks: Connect = async () => {
      throw new Error('connection lost');
    };
    const running = listening(breaks, breaks);
    await until(() => running.connected() === 3);
    await running.stop();
    expect(running.connected()).toBe(3);
  });
});
