import { limits } from '@lendring/contracts/kernel/limits.js';
import { START_TIME } from '@lendring/contracts/rules/start-time.js';

/**
 * Choice on an offer's page, kept in the URL to survive sign-in, sharing and Back. `to` is the last day, or the day of
 * departure for nights.
 */
export type Choice = Readonly<{
  from?: string;
  to?: string;
  pricing?: string;
  /** `HH:MM` in the offer's time zone. */
  time?: string;
  hours?: number;
  /** Number of units; absent for one. */
  count?: number;
}>;

const realDay = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
    ? value
    : undefined;

export const readChoice = (raw: Readonly<Record<string, unknown>>): Choice => {
  const from = realDay(raw['from']);
  const to = realDay(raw['to']);
  const { pricing, time, hours, count } = raw;
  return {
    ...(from ? { from } : {}),
    ...(from && to && to >= from ? { to } : {}),
    ...(typeof pricing === 'string' && /^[\da-f-]{36}$/.test(pricing) ? { pricing } : {}),
    ...(typeof time === 'string' && START_TIME.test(time) ? { time } : {}),
    ...(Number.isInteger(hours) && Number(hours) >= 1 && Number(hours) <= 72 ? { hours: Number(hours) } : {}),
    ...(Number.isInteger(count) && Number(count) > 1 && Number(count) <= limits.quantity
      ? { count: Number(count) }
      : {}),
  };
};
