/** The only source of time outside tests; deciders get the time with their command. */
export interface Clock {
  /** ISO instant in UTC with milliseconds. */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };
