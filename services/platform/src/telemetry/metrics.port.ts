import type { FollowerState } from '@lendring/contracts/kernel/service-state.js';

export type Lag = Readonly<{
  service: string;
  kind: FollowerState['kind'];
  name: string;
  state: FollowerState['state'];
  /** Number of positions between the follower and the end of the log; null when they cannot be counted. */
  positions: number | null;
  /** Seconds since an observed end of the log that the follower has not reached yet. */
  seconds: number;
}>;

export type ApiOutcome = 'answered' | 'unavailable' | 'invalid' | 'failed';

/** Metrics of a process. Labels come from fixed sets and never contain personal data; durations are in seconds. */
export interface Metrics {
  /** Command answered: `ok`, the refusal code, or `failed` for an error. */
  command(service: string, command: string, code: string): void;
  append(service: string, seconds: number): void;
  /** Seconds from a command until a follower has handled its event; only while the follower is live. */
  followed(service: string, kind: string, name: string, seconds: number): void;
  apiCall(service: string, message: string, outcome: ApiOutcome, seconds: number): void;
  /** HTTP response; `route` is the template, for example `/v1/offer/:id`. */
  http(method: string, route: string, status: number, seconds: number): void;
  /** Outcome of a message to a user by channel: `sent`, or the reason for failure. */
  delivery(channel: string, outcome: string): void;
  /** Seconds from the due time of a message until its hand-over. */
  deliveryLate(channel: string, seconds: number): void;
  parked(service: string, count: number): void;
  watchLags(lags: () => Promise<readonly Lag[]>): void;
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export const noMetrics: Metrics = {
  command: () => undefined,
  append: () => undefined,
  followed: () => undefined,
  apiCall: () => undefined,
  http: () => undefined,
  delivery: () => undefined,
  deliveryLate: () => undefined,
  parked: () => undefined,
  watchLags: () => undefined,
  read: async () => ({ contentType: 'text/plain', text: '' }),
};
