import { performance } from 'node:perf_hooks';
import { sleep } from './back-off.js';
import type { createWakeUp } from './wake-up.js';

type Urgency = Readonly<{ wakeUp: Pick<ReturnType<typeof createWakeUp>, 'next'>; isUrgent: () => boolean }>;

type Options = Readonly<{
  ms: number;
  mostMs: number;
  signal: AbortSignal;
  /** Skips the delay in a process that is not busy, so that what happens alone is handled at once. */
  onlyWhileBusy?: boolean | undefined;
  /** Ends the delay once `isUrgent`, which is checked at each wake-up. */
  urgency?: Urgency | undefined;
  load?: () => number;
  recentLoad?: () => number;
}>;

const BUSY = 0.8;
/** Milliseconds over which the load is measured at least. */
const LATELY_MS = 10;

/**
 * Delays so that events accumulate into a batch; waits longer while the process is busy with requests, and not at all
 * while events are urgent.
 */
export const gather = async ({
  ms,
  mostMs,
  signal,
  onlyWhileBusy = false,
  urgency,
  load = loadOfProcess(),
  recentLoad = loadLately,
}: Options): Promise<void> => {
  if (onlyWhileBusy && recentLoad() < BUSY) return;
  const isUrgent = (): boolean => urgency?.isUrgent() === true;
  const end = performance.now() + mostMs;
  while (performance.now() < end && !signal.aborted && !isUrgent()) {
    await (urgency ? urgency.wakeUp.next(ms, signal) : sleep(ms, signal));
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

/** Load of the process since the last measurement, which is repeated after `LATELY_MS`; shared by all followers. */
const loadLately = (() => {
  const load = loadOfProcess();
  let [known, at] = [0, performance.now()];
  return (): number => {
    const now = performance.now();
    if (now - at < LATELY_MS) return known;
    [known, at] = [load(), now];
    return known;
  };
})();
