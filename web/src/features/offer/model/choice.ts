import { START_TIME } from '@lendring/contracts/rules/start-time.js';

/**
 * What somebody chose on an offer's page. It stands in the address, so that signing in, sharing and going back keep it.
 * `to` is the last day, for nights the day of departure.
 */
export type Choice = Readonly<{
  from?: string;
  to?: string;
  pricing?: string;
  /** `HH:MM` at the offer's place. */ time?: string;
  hours?: number;
}>;

const realDay = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
    ? value
    : undefined;

/** Reads an address; what does not fit is left out. */
export const readChoice = (raw: Readonly<Record<string, unknown>>): Choice => {
  const from = realDay(raw['from']);
  const to = realDay(raw['to']);
  const { pricing, time, hours } = raw;
  return {
    ...(from ? { from } : {}),
    ...(from && to && to >= from ? { to } : {}),
    ...(typeof pricing === 'string' && /^[\da-f-]{36}$/.test(pricing) ? { pricing } : {}),
    ...(typeof time === 'string' && START_TIME.test(time) ? { time } : {}),
    ...(Number.isInteger(hours) && Number(hours) >= 1 && Number(hours) <= 72 ? { hours: Number(hours) } : {}),
  };
};
