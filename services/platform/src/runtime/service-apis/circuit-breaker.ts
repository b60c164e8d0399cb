import type { Log } from '../../base/log.js';

export interface CircuitBreaker {
  /** True while calls fail without an attempt: the last attempt failed less than `openMs` ago. */
  isOpen(): boolean;
  /** True if the last attempt failed; the next attempt is a probe and is not retried. */
  isFailing(): boolean;
  succeeded(): void;
  failed(): void;
  /** True if any response arrived since `time` (epoch milliseconds), in which case a single timeout proves nothing. */
  succeededSince(time: number): boolean;
}

type Options = Readonly<{ service: string; openMs: number; log?: Log | undefined; now?: () => number }>;

export const createCircuitBreaker = ({ service, openMs, log, now = Date.now }: Options): CircuitBreaker => {
  let failing = false;
  let openUntil = 0;
  let answeredAt = 0;
  return {
    isOpen: () => now() < openUntil,
    isFailing: () => failing,
    succeededSince: (time) => answeredAt >= time,
    succeeded() {
      answeredAt = now();
      if (!failing) return;
      failing = false;
      openUntil = 0;
      log?.info({ api: service }, 'Service is available again');
    },
    failed() {
      if (!failing) log?.warn({ api: service }, 'Service does not answer');
      failing = true;
      openUntil = now() + openMs;
    },
  };
};
