export interface Clock {
  /** ISO instant in UTC with milliseconds. */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };
