import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.js';

describe('keyed mutex', () => {
  it('runs work on one key in order, even after failures', async () => {
    const mutex = createKeyedMutex(1_000);
    const happened: string[] = [];
    const work =
      (name: string, fails = false) =>
      async (): Promise<string> => {
        happened.push(`${name} begins`);
        await pause(2);
        happened.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const outcomes = await Promise.allSettled([
      mutex('x', work('a')),
      mutex('x', work('b', true)),
      mutex('x', work('c')),
    ]);
    expect(happened).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not block other keys', async () => {
    const mutex = createKeyedMutex(1_000);
    const slow = mutex('x', () => pause(30, 'x'));
    expect(await Promise.race([slow, mutex('y', async () => 'y')])).toBe('y');
    await slow;
  });

  it('keeps the order of a line that takes longer than the time of one', async () => {
    const mutex = createKeyedMutex(40);
    let running = 0;
    const most: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, () =>
        mutex('x', async () => {
          most.push((running += 1));
          await pause(5);
          running -= 1;
        }),
      ),
    );
    expect(Math.max(...most)).toBe(1);
    expect(mutex.isBusy('x')).toBe(false);
  });

  it('proceeds after its maximum wait', async () => {
    const mutex = createKeyedMutex(10);
    void mutex('x', () => new Promise(() => undefined));
    expect(await mutex('x', async () => 'went ahead')).toBe('went ahead');
  });
});
