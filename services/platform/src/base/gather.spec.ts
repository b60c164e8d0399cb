import { describe, expect, it } from 'vitest';
import { gather } from './gather.js';
import { createWakeUp } from './wake-up.js';

const asking = (...loads: readonly number[]) => {
  const asked: number[] = [];
  return {
    asked,
    load: () => {
      asked.push(loads[asked.length] ?? 1);
      return asked.at(-1) ?? 1;
    },
  };
};
const { signal } = new AbortController();

describe('batching delay', () => {
  it('ends after its minimum time when the process is idle', async () => {
    const { asked, load } = asking(0.1);
    await gather({ ms: 1, mostMs: 100, signal, load });
    expect(asked).toEqual([0.1]);
  });

  it('is extended while the process is busy, up to a limit', async () => {
    const short = asking(1, 0.9, 0.2);
    await gather({ ms: 1, mostMs: 100, signal, load: short.load });
    expect(short.asked).toEqual([1, 0.9, 0.2]);
    const long = asking();
    await gather({ ms: 2, mostMs: 10, signal, load: long.load });
    expect(long.asked.length).toBeGreaterThan(0);
    expect(long.asked.length).toBeLessThanOrEqual(5);
  });

  it('is skipped by a process that is not busy, if it is for a busy one only', async () => {
    const { asked, load } = asking();
    const options = { ms: 60_000, mostMs: 60_000, signal, load, onlyWhileBusy: true };
    await gather({ ...options, recentLoad: () => 0.5 });
    expect(asked).toEqual([]);
    await gather({ ...options, ms: 1, mostMs: 3, recentLoad: () => 0.9 });
    expect(asked.length).toBeGreaterThan(0);
  });

  it('is limited by the time that passes, also when timers are late', async () => {
    const { asked, load } = asking();
    const late = () => {
      const until = performance.now() + 30;
      while (performance.now() < until);
      return load();
    };
    await gather({ ms: 1, mostMs: 20, signal, load: late });
    expect(asked).toHaveLength(1);
  });

  it('ends when its events become urgent', async () => {
    const wakeUp = createWakeUp();
    let isUrgent = false;
    const ended = gather({
      ms: 60_000,
      mostMs: 600_000,
      signal,
      load: () => 1,
      urgency: { wakeUp, isUrgent: () => isUrgent },
    });
    isUrgent = true;
    wakeUp.all();
    await ended;
    const { asked, load } = asking();
    await gather({ ms: 60_000, mostMs: 600_000, signal, load, urgency: { wakeUp, isUrgent: () => true } });
    expect(asked).toEqual([]);
  });

  it('measures the load of the event loop', async () => {
    const from = performance.now();
    const until = from + 60;
    const work = (): void => {
      const end = performance.now() + 5;
      while (performance.now() < end) continue;
      if (performance.now() < until) setImmediate(work);
    };
    setImmediate(work);
    await gather({ ms: 10, mostMs: 1_000, signal });
    expect(performance.now() - from).toBeGreaterThan(55);
  });

  it('ends when aborted', async () => {
    const abort = new AbortController();
    const ended = gather({ ms: 60_000, mostMs: 600_000, signal: abort.signal, load: () => 1 });
    abort.abort();
    await ended;
  });
});
