import { performance } from 'node:perf_hooks';
import { sleep } from './back-off.js';

type Options = Readonly<{
  ms: number;
  /** The longest wait while this process is busy. */
  mostMs: number;
  signal: AbortSignal;
  /** The share of the time since it was last asked in which the process had something to do, from 0 to 1. */
  load?: () => number;
}>;

const BUSY = 0.8;

/** Batches events, so that many go out together; while people wait for answers, those go first. */
export const gather = async ({ ms, mostMs, signal, load = loadOfProcess() }: Options): Promise<void> => {
  for (let waited = 0; waited < mostMs && !signal.aborted; waited += Math.max(ms, 1)) {
    await sleep(ms, signal);
    if (load() < BUSY) return;
  }
};

const loadOfProcess = (): (() => number) => {
  let seen = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    return utilization;
  };
};
