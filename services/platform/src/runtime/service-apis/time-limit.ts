import { TimeoutError } from 'rxjs';

/** Settles like the promise, or rejects with a `TimeoutError` if that takes longer than `ms`. */
export type TimeLimit = (ms: number, settling: Promise<unknown>) => Promise<unknown>;

type Waiting = Readonly<{ until: number; reject: (error: Error) => void }>;

/** Limits in milliseconds from here on may be exceeded by `CHECKED_MS`. */
const LONG_MS = 1_000;
const CHECKED_MS = 250;

const exactly: TimeLimit = (ms, settling) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), ms);
    settling.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Checks all long limits by one timer, because a timer of its own is a third of the cost of a call within the process,
 * and nearly every call is answered in time.
 */
export const createTimeLimit = (): TimeLimit => {
  const waiting = new Set<Waiting>();
  let checks: NodeJS.Timeout | undefined;

  const check = (): void => {
    const now = performance.now();
    for (const one of waiting)
      if (one.until <= now) {
        waiting.delete(one);
        one.reject(new TimeoutError());
      }
    if (waiting.size > 0) return;
    clearInterval(checks);
    checks = undefined;
  };

  const roughly: TimeLimit = (ms, settling) =>
    new Promise((resolve, reject) => {
      const one: Waiting = { until: performance.now() + ms, reject };
      waiting.add(one);
      checks ??= setInterval(check, CHECKED_MS);
      settling.then(
        (value) => {
          waiting.delete(one);
          resolve(value);
        },
        (error: unknown) => {
          waiting.delete(one);
          reject(error);
        },
      );
    });

  return (ms, settling) => (ms < LONG_MS ? exactly : roughly)(ms, settling);
};
