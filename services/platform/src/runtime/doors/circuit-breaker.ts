import type { Log } from '../../base/log.js';

/** What one process remembers of a service that it calls: while the service is down, calls fail at once. */
export interface CircuitBreaker {
  /** Whether calls fail without a try: the last try failed less than `openMs` ago. */
  isOpen(): boolean;
  /** Whether the last try failed: the next one is not retried, it only probes. */
  isFailing(): boolean;
  succeeded(): void;
  failed(): void;
  /**
   * Whether any answer came since a time (milliseconds since 1970): then a single call without an answer says nothing
   * of the service.
   */
  succeededSince(time: number): boolean;
}

type Options = Readonly<{
  service: string;
  /** How long calls fail without a try after one has failed. */ openMs: number;
  log?: Log | undefined;
  now?: () => number;
}>;

/** A circuit breaker: while a service is down, callers need not each wait to find that out. */
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
      log?.info({ door: service }, 'a service answers again');
    },
    failed() {
      if (!failing) log?.warn({ door: service }, 'a service does not answer');
      failing = true;
      openUntil = now() + openMs;
    },
  };
};
