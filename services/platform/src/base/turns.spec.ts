import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createTurns } from './turns.js';

describe('turns', () => {
  it('are taken one after the other, in order, whatever becomes of those before', async () => {
    const turns = createTurns(1_000);
    const told: string[] = [];
    const work =
      (name: string, fails = false) =>
      async (): Promise<string> => {
        told.push(`${name} begins`);
        await pause(2);
        told.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const outcomes = await Promise.allSettled([
      turns('x', work('a')),
      turns('x', work('b', true)),
      turns('x', work('c')),
    ]);
    expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('do not hold up others', async () => {
    const turns = createTurns(1_000);
    const slow = turns('x', () => pause(30, 'x'));
    expect(await Promise.race([slow, turns('y', async () => 'y')])).toBe('y');
    await slow;
  });

  it('end for who never ends', async () => {
    const turns = createTurns(10);
    void turns('x', () => new Promise(() => undefined));
    expect(await turns('x', async () => 'went ahead')).toBe('went ahead');
  });
});
