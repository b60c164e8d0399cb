/** The only source of time in production code; deciders receive the time with their command. */
export interface Clock {
  /** ISO instant in UTC with milliseconds. */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };
