import { describe, expect, it } from 'vitest';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { memoryBus } from '@lendring/platform/testing/memory.js';
import type { Told } from './audience.js';
import { hearForStreams } from './hear.js';

const jana = '00000000-0000-4000-8000-000000000001';
const added = (n: number): CloudEvent => ({
  specversion: '1.0',
  id: `00000000-0000-4000-8000-00000000000${n}`,
  source: '/notification',
  type: 'notification.added',
  subject: jana,
  time: '2025-05-01T10:00:00.000Z',
  datacontenttype: 'application/json',
  data: {},
  sequence: String(n).padStart(16, '0'),
});

const start = async (unread: (after: string | undefined) => Promise<number>, concerned = true) => {
  const bus = memoryBus();
  const told: (readonly Told[])[] = [];
  const left: string[] = [];
  let missed = 0;
  const stop = await hearForStreams({
    bus,
    apis: {
      notification: { queries: { unread: (_: unknown, { after }: QueryContext) => unread(after) } },
    } as unknown as Parameters<typeof hearForStreams>[0]['apis'],
    streams: {
      concerns: () => concerned,
      tell: (each) => void told.push(each),
      missed: () => {
        missed += 1;
      },
      leave: (userId) => void left.push(userId),
    },
    clock: { now: () => '2025-05-01T10:00:00.000Z' },
    log: silentLog,
  });
  return { bus, told, left, missed: () => missed, stop };
};

describe('a service event', () => {
  it('is forwarded once queries return its change, combined with later events', async () => {
    const asked: (string | undefined)[] = [];
    let shown = Promise.withResolvers<number>();
    const { bus, told, missed, stop } = await start(async (after) => {
      asked.push(after);
      return shown.promise;
    });
    expect(missed()).toBe(1);
    await bus.publish('notification', [added(1)]);
    await bus.publish('notification', [added(2), added(3)]);
    expect([asked, told]).toEqual([['0000000000000001'], []]);
    const first = shown;
    shown = Promise.withResolvers<number>();
    first.resolve(1);
    await until(() => asked.length === 2);
    expect([asked[1], told.map((each) => each.length)]).toEqual(['0000000000000003', [1]]);
    shown.resolve(3);
    await stop();
    expect(told.map((each) => each.length)).toEqual([1, 2]);
  });

  it('about a deleted account ends the streams of that account', async () => {
    const { bus, told, left, stop } = await start(async () => 0);
    const gone = { ...added(1), source: '/account', type: 'account.deleted', data: { userId: jana } };
    await bus.publish('account', [{ ...gone, type: 'account.relocated', data: {} }, gone]);
    await until(() => left.length > 0);
    await stop();
    expect([left, told]).toEqual([[jana], []]);
  });

  it('is forwarded even while a service is unavailable', async () => {
    const { bus, told, stop } = await start(async () => {
      throw new ServiceUnavailable('notification');
    });
    await bus.publish('notification', [added(1)]);
    await until(() => told.length === 1);
    await stop();
  });

  it('is skipped if no open stream concerns it', async () => {
    let asked = 0;
    const { bus, told, stop } = await start(async () => (asked += 1), false);
    await bus.publish('notification', [added(1)]);
    await stop();
    expect([asked, told]).toEqual([0, []]);
  });
});
