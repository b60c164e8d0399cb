import { setImmediate as breathe } from 'node:timers/promises';
import type { Clock } from '../src/base/clock.js';

/** Manual clock with sleepers; a sleeper can be left asleep, like a paused process. */
export const fakeTime = (start = '2026-05-01T10:00:00.000Z') => {
  let now = Date.parse(start);
  const waiting = new Set<{ readonly name: string; readonly until: number; readonly wake: () => void }>();
  const paused = new Set<string>();
  const wakeDue = (): void => {
    for (const each of [...waiting].sort((a, b) => a.until - b.until))
      if (each.until <= now && !paused.has(each.name)) each.wake();
  };
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 30; turns += 1) await breathe();
  };
  const clock: Clock = { now: () => new Date(now).toISOString() };
  return {
    clock,
    settle,
    wait:
      (name: string) =>
      (ms: number, signal: AbortSignal): Promise<void> =>
        new Promise((resolve) => {
          const wake = (): void => {
            waiting.delete(sleeper);
            signal.removeEventListener('abort', wake);
            resolve();
          };
          const sleeper = { name, until: now + ms, wake };
          waiting.add(sleeper);
          signal.addEventListener('abort', wake);
          if (signal.aborted) wake();
        }),
    /** Advances in steps, so that timers fire in order. */
    async advance(ms: number): Promise<void> {
      const until = now + ms;
      await settle();
      do {
        now = Math.min(
          until,
          ...[...waiting]
            .filter(({ name }) => !paused.has(name))
            .map((each) => each.until)
            .filter((each) => each > now),
        );
        wakeDue();
        await settle();
      } while (now < until);
    },
    pause: (name: string): void => {
      paused.add(name);
    },
    async resume(name: string): Promise<void> {
      paused.delete(name);
      wakeDue();
      await settle();
    },
  };
};
