import { setTimeout as pause } from 'node:timers/promises';

export const backOff = (n: number): number => Math.min(30_000, 100 * 2 ** (n - 1)) * (0.5 + Math.random() / 2);

export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Waits for work that may hang. If the work has not ended `graceMs` after the abort, abandons it and returns false. */
export const unlessAborted = async (work: Promise<void>, signal: AbortSignal, graceMs: number): Promise<boolean> => {
  const ended = new AbortController();
  const aborted = Promise.withResolvers<void>();
  const tell = (): void => aborted.resolve();
  signal.addEventListener('abort', tell);
  if (signal.aborted) tell();
  try {
    return await Promise.race([
      work.then(() => true),
      aborted.promise.then(() => sleep(graceMs, ended.signal)).then(() => false),
    ]);
  } finally {
    signal.removeEventListener('abort', tell);
    ended.abort();
  }
};
