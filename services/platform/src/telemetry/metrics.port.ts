import type { FollowerState } from '@lendring/contracts/kernel/service-state.js';

/** How far one follower of the log is behind its end. */
export type Lag = Readonly<{
  service: string;
  kind: FollowerState['kind'];
  name: string;
  state: FollowerState['state'];
  /** Positions of the log between the follower and the log's end; null where they cannot be counted. */
  positions: number | null;
  /** For how long an end of the log that was seen has not been reached. */
  seconds: number;
}>;

export type DoorOutcome = 'answered' | 'unavailable' | 'invalid' | 'failed';

/** What is counted and timed; every label comes from a fixed set of ours, never from a person. Times are seconds. */
export interface Metrics {
  /** A command answered at a door: `ok` or the code of its refusal, `failed` where it broke. */
  command(service: string, command: string, code: string): void;
  /** One durable append. */
  append(service: string, seconds: number): void;
  /** From a command's time until a follower has done its event, counted while it follows live. */
  followed(service: string, kind: string, name: string, seconds: number): void;
  /** A call of this process at the door of a service, its retries included. */
  doorCall(service: string, message: string, outcome: DoorOutcome, seconds: number): void;
  /** An answer over HTTP; `route` is the template, for example `/v1/offer/:id`. */
  http(method: string, route: string, status: number, seconds: number): void;
  /** What came of something that was to go out to a person by a channel: `sent`, or why it was not. */
  delivery(channel: string, outcome: string): void;
  /** From when something was to go out until it was handed over. */
  deliveryLate(channel: string, seconds: number): void;
  /** How many events of a service are parked: they failed every try, and wait for an operator. */
  parked(service: string, count: number): void;
  /** Is asked whenever somebody reads the metrics. */
  watchLags(lags: () => Promise<readonly Lag[]>): void;
  /** All of it in the text form of Prometheus. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export const noMetrics: Metrics = {
  command: () => undefined,
  append: () => undefined,
  followed: () => undefined,
  doorCall: () => undefined,
  http: () => undefined,
  delivery: () => undefined,
  deliveryLate: () => undefined,
  parked: () => undefined,
  watchLags: () => undefined,
  read: async () => ({ contentType: 'text/plain', text: '' }),
};
