import { describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { NotTaken, type DeadLetter } from './bus.port.js';
import { aCloudEvent, busContract } from '../../testing/bus/contract.js';
import { openMemoryBus } from './memory.adapter.js';

describe('in-memory bus', () => {
  busContract(async () => openMemoryBus({ tries: 3, backOffMs: 1 }), { tries: 3 });
});

describe('in-memory publishing', () => {
  it('resolves after the handlers have run', async () => {
    const bus = openMemoryBus({ backOffMs: 1 });
    const done: string[] = [];
    let failures = 2;
    await bus.consume('slow', ['offer'], async ({ subject }) => {
      await pause(10);
      if (failures-- > 0) throw new Error('not now');
      done.push(subject);
    });
    await bus.publish('offer', [aCloudEvent('a'), aCloudEvent('b')]);
    expect(done.toSorted()).toEqual(['a', 'b']);
    await bus.close();
  });

  it('waits for all groups while held', async () => {
    const bus = openMemoryBus({ held: true });
    const got: string[] = [];
    const early = bus.publish('offer', [aCloudEvent('a')]);
    await bus.consume('late', ['offer'], async ({ subject }) => {
      got.push(subject);
    });
    await pause(10);
    expect(got).toEqual([]);
    bus.release();
    await early;
    expect(got).toEqual(['a']);
    await bus.close();
  });

  it('rejects while a consumer group is down, so that the relay retries', async () => {
    const bus = openMemoryBus({ backOffMs: 60_000 });
    const letters: DeadLetter[] = [];
    const stop = await bus.consume(
      'away',
      ['offer'],
      async () => {
        throw new Error('always');
      },
      async (letter) => void letters.push(letter),
    );
    const sent = bus.publish('offer', [aCloudEvent('a')]);
    const outcome = sent.catch((error: unknown) => error);
    await pause(5);
    await stop();
    expect(await outcome).toBeInstanceOf(NotTaken);
    await expect(bus.publish('offer', [aCloudEvent('a')])).rejects.toThrow(NotTaken);
    expect(letters).toEqual([]);
    await bus.close();
  });

  it('rejects events after closing, including held events', async () => {
    const bus = openMemoryBus({ held: true });
    const outcome = bus.publish('offer', [aCloudEvent('a')]).catch((error: unknown) => error);
    await bus.close();
    expect(await outcome).toBeInstanceOf(NotTaken);
    await expect(bus.publish('offer', [])).rejects.toThrow(NotTaken);
  });

  it('rejects a second consumer with the same group name', async () => {
    const bus = openMemoryBus();
    await bus.consume('group', ['offer'], async () => undefined);
    await expect(bus.consume('group', ['offer'], async () => undefined)).rejects.toThrow(
      'Consumer group group already exists in this process',
    );
    await bus.close();
  });

  it.each([
    [3, { concurrency: 3 }],
    [16, {}],
  ] as const)('handles at most %d events concurrently, as configured or by default', async (agreed, options) => {
    const bus = openMemoryBus(options);
    let [now, most] = [0, 0];
    await bus.consume('group', ['offer'], async () => {
      now += 1;
      most = Math.max(most, now);
      await pause(2);
      now -= 1;
    });
    await bus.publish(
      'offer',
      Array.from({ length: 40 }, (_, n) => aCloudEvent(`s${n}`)),
    );
    expect(most).toBe(agreed);
    await bus.close();
  });
});
