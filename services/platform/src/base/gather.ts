import { performance } from 'node:perf_hooks';
import { sleep } from './back-off.js';

type Options = Readonly<{ ms: number; mostMs: number; signal: AbortSignal; load?: () => number }>;

const BUSY = 0.8;

/** Delays so that events accumulate into a batch; waits longer while the process is busy with requests. */
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
