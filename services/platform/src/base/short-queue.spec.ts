import { describe, expect, it, vi } from 'vitest';
import { createShortQueue, TooMany } from './short-queue.js';

describe('bounded queue', () => {
  const setUp = (places: number) => {
    const queue = createShortQueue({ places, waiting: { first: 3, next: 2 } });
    const began: string[] = [];
    const ends = new Map<string, () => void>();
    const ask = (turn: 'first' | 'next', name: string) =>
      queue.run(turn, () => {
        began.push(name);
        return new Promise<string>((resolve) => {
          ends.set(name, () => resolve(name));
        });
      });
    return {
      ask,
      began,
      end: async (name: string) => {
        ends.get(name)?.();
        await new Promise(setImmediate);
      },
    };
  };

  it('fills its slots and runs priority tasks first', async () => {
    const { ask, began, end } = setUp(1);
    const all = [ask('next', 'a'), ask('next', 'b'), ask('first', 'owner')];
    await end('');
    expect(began).toEqual(['a']);
    await end('a');
    expect(began).toEqual(['a', 'owner']);
    await end('owner');
    await end('b');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'owner']);
  });

  it('rejects tasks beyond the queue limit of each priority', async () => {
    const { ask, began, end } = setUp(2);
    const taken = ['a', 'b', 'c', 'd'].map((name) => ask('next', name));
    await expect(ask('next', 'e')).rejects.toThrow(TooMany);
    const owner = ask('first', 'owner');
    for (const name of ['a', 'b', 'owner', 'c', 'd']) await end(name);
    await Promise.all([...taken, owner]);
    expect(began).toHaveLength(5);
  });

  it('rejects a task that waited too long, and keeps the order of the others', async () => {
    vi.useFakeTimers();
    try {
      const queue = createShortQueue({ places: 1, waiting: { first: 0, next: 2 }, patienceMs: 100 });
      const gate = Promise.withResolvers<void>();
      const first = queue.run('next', () => gate.promise);
      const late = queue.run('next', () => Promise.resolve('late')).catch((error: Error) => error.name);
      await vi.advanceTimersByTimeAsync(60);
      const next = queue.run('next', () => Promise.resolve('next'));
      await vi.advanceTimersByTimeAsync(60);
      gate.resolve();
      expect(await Promise.all([first, late, next])).toEqual([undefined, 'TooMany', 'next']);
      expect(await queue.run('next', () => Promise.resolve('free'))).toBe('free');
      await vi.advanceTimersByTimeAsync(1_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('passes the slot of a failed task to the next task', async () => {
    const queue = createShortQueue({ places: 1, waiting: { first: 1, next: 1 } });
    const failed = queue.run('next', () => Promise.reject(new Error('broken')));
    const next = queue.run('next', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
