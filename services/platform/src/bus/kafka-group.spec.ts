import { describe, expect, it } from 'vitest';
import { until } from '../../testing/eventually.js';
import { silentLog } from '../base/log.js';
import type { DeadLetter } from './bus.port.js';
import { aCloudEvent } from '../../testing/bus/contract.js';
import { runGroup } from './kafka-group.js';
import { toRecord } from './kafka-record.js';

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

const group = (
  connect: Parameters<typeof runGroup>[0]['connect'],
  on: Partial<Parameters<typeof runGroup>[0]> = {},
) => {
  const got: string[] = [];
  const letters: DeadLetter[] = [];
  const stop = runGroup({
    group: 'g',
    handler: async ({ id }) => {
      got.push(id);
    },
    connect,
    bury: async () => undefined,
    tries: 2,
    backOffMs: 1,
    concurrency: 8,
    heartbeatMs: 5,
    log: silentLog,
    giveUp: async (letter) => void letters.push(letter),
    lost: () => false,
    found: () => undefined,
    ...on,
  });
  return { got, letters, stop };
};
const batchOf = (...events: readonly ReturnType<typeof aCloudEvent>[]) => ({
  topic: 'offer',
  partition: 0,
  messages: events.map((event, n) => ({ ...toRecord(event), offset: String(n) })),
  resolve: () => undefined,
  heartbeat: async () => undefined,
});

describe('consumer group', () => {
  it('reconnects after every loss of the broker', async () => {
    let connections = 0;
    const events = [aCloudEvent('a', 1), aCloudEvent('a', 2)];
    const { got, stop } = group(async (take, joined, stopped) => {
      connections += 1;
      if (connections === 1) throw new Error('connection lost');
      joined();
      await take(batchOf(...events.slice(connections - 2, connections - 1)));
      if (connections === 2) throw new Error('lost again');
      await aborted(stopped);
    });
    await until(() => got.length === 2);
    await stop();
    expect(got).toEqual(events.map(({ id }) => id));
    expect(connections).toBe(3);
  });

  it('leaves logging to the engine watch from the second connection loss on and reports recovery', async () => {
    const lines: string[] = [];
    const say = (_: object, message: string): void => {
      lines.push(message);
    };
    const told: string[] = [];
    let connections = 0;
    const { stop } = group(
      async (_take, joined, stopped) => {
        connections += 1;
        if (connections < 4) throw new Error(`loss ${connections}`);
        joined();
        await aborted(stopped);
      },
      {
        log: { info: say, warn: say, error: say },
        lost: (error) => told.push((error as Error).message) > 0,
        found: () => {
          told.push('back');
        },
      },
    );
    await until(() => told.includes('back'));
    await stop();
    expect([told, lines]).toEqual([['loss 2', 'loss 3', 'back'], []]);
  });

  it('resolves an abandoned event only after dead-lettering and dead-letters non-events', async () => {
    const stored: string[] = [];
    const buried: string[] = [];
    const resolved: string[] = [];
    const resolve = (offset: string): void => void resolved.push(offset);
    const { stop } = group(
      async (take, _joined, stopped) => {
        const batch = { ...batchOf(aCloudEvent('a')), resolve };
        await take(batch).catch(() => undefined);
        expect(resolved).toEqual([]);
        await take(batch);
        await take({ ...batch, messages: [{ key: null, value: null, offset: '7' }] });
        await aborted(stopped);
      },
      {
        handler: async () => {
          throw new Error('poison');
        },
        giveUp: async ({ error, tries }) => {
          stored.push(`${error} ${tries}`);
          if (stored.length === 1) throw new Error('away');
        },
        bury: async (_, { error }) => void buried.push(error),
      },
    );
    await until(() => buried.length === 1);
    await stop();
    expect(stored).toEqual(['poison 2', 'poison 2']);
    expect([buried, resolved]).toEqual([[expect.stringContaining('Not a CloudEvent')], ['0', '7']]);
  });

  it('stops while the broker hangs, but only after the running handler has ended', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const { stop } = group(
      async (take) => {
        await take(batchOf(aCloudEvent('a')));
        await new Promise(() => undefined);
      },
      {
        handler: async () => {
          order.push('begin');
          await gate.promise;
          order.push('end');
        },
      },
    );
    await until(() => order.length === 1);
    const stopping = stop().then(() => {
      order.push('stopped');
    });
    gate.resolve();
    await stopping;
    expect(order).toEqual(['begin', 'end', 'stopped']);
  });
});
