import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createClockRunner } from './clock-runner.js';
import { silentLog } from '../../base/log.js';

describe('clock runner', () => {
  it('ticks at once and repeatedly, one tick at a time, with the time of the clock', async () => {
    const times: string[] = [];
    let [running, most] = [0, 0];
    let second = 0;
    const runner = createClockRunner({
      policy: {
        name: 'due',
        everyMs: 1,
        tick: async (now) => {
          running += 1;
          most = Math.max(most, running);
          times.push(now);
          await pause(5);
          running -= 1;
        },
      },
      clock: { now: () => `2026-05-01T10:00:0${second++}.000Z` },
      log: silentLog,
    });
    await runner.start();
    while (times.length < 3) await pause(2);
    await runner.stop();
    const ticks = times.length;
    expect(times.slice(0, 2)).toEqual(['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:01.000Z']);
    expect([running, most]).toEqual([0, 1]);
    await pause(10);
    expect(times).toHaveLength(ticks);
    expect(runner.health()).toEqual({ kind: 'clock', name: 'due', state: 'stopped' });
  });

  it('closes tick resources after the last tick and survives a failure to close them', async () => {
    const order: string[] = [];
    const runner = createClockRunner({
      policy: {
        name: 'due',
        everyMs: 60_000,
        tick: async () => {
          await pause(5);
          order.push('tick');
        },
        end: async () => {
          order.push('end');
          throw new Error('broken');
        },
      },
      clock: { now: () => '' },
      log: silentLog,
    });
    await runner.start();
    await runner.stop();
    expect(order).toEqual(['tick', 'end']);
  });

  it('starts after its prerequisite, or not at all if stopped before', async () => {
    const order: string[] = [];
    const on = (waitFor: Promise<unknown>) =>
      createClockRunner({
        policy: {
          name: 'due',
          everyMs: 60_000,
          tick: async () => {
            order.push('tick');
          },
        },
        clock: { now: () => '' },
        log: silentLog,
        waitFor,
      });
    const stands = Promise.withResolvers<void>();
    const runner = on(stands.promise);
    await runner.start();
    await new Promise(setImmediate);
    order.push('stands');
    stands.resolve();
    while (order.length < 2) await new Promise(setImmediate);
    await runner.stop();
    const early = on(new Promise(() => undefined));
    await early.start();
    await early.stop();
    expect(order).toEqual(['stands', 'tick']);
  });

  it('survives a failing tick and reports the failure until the next success', async () => {
    let ticks = 0;
    const states: string[] = [];
    const runner = createClockRunner({
      policy: {
        name: 'due',
        everyMs: 1,
        tick: async () => {
          states.push(runner.health().state);
          ticks += 1;
          if (ticks === 1) throw new Error('broken');
        },
      },
      clock: { now: () => '' },
      log: silentLog,
    });
    await runner.start();
    while (ticks < 3) await pause(2);
    await runner.stop();
    expect(states.slice(0, 3)).toEqual(['starting', 'retrying', 'live']);
  });
});
