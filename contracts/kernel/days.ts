import { DAY_MS } from './time.js';
import type { Day, Wish } from './period.js';

/**
 * Time zone of the operator. Days of reports, quotas, deadlines and legal texts are in this zone, regardless of the
 * reader's or offer's place (ADR 94).
 */
export const OPERATOR_TIME_ZONE = 'Europe/Berlin';

const number = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/**
 * Returns the days from `from` to `to`, negative when `to` is earlier. Counts calendar days, so that clock changes
 * have no effect.
 */
export const daysBetween = (from: Day, to: Day): number => number(to) - number(from);

export const addDays = (day: Day, days: number): Day =>
  new Date((number(day) + days) * DAY_MS).toISOString().slice(0, 10);

export const eachDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, i) => addDays(from, i));

/** Caches formatters by zone, because creating a formatter takes a hundred times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    // Use the Swedish locale, which formats days as ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format;
};

export const dayIn = (instant: string, zone: string): Day => formatOf(zone).format(new Date(instant));

const times = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time as `HH:MM`. */
export const timeIn = (instant: string, zone: string): string => {
  const format =
    times.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  times.set(zone, format);
  return format.format(new Date(instant));
};

/** Returns the weekday, where 0 is Monday. */
export const weekdayOf = (day: Day): number => (((number(day) + 3) % 7) + 7) % 7;

/** Returns the last day, inclusive, of a half-open range, for display. */
export const lastDay = ({ to }: Extract<Wish, { kind: 'days' }>): Day => addDays(to, -1);
