import { DAY_MS } from './time.js';
import { offsetAt } from './time-zone-offset.js';
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

/** True from 1970 to 2199; days outside this range are typing errors. */
export const isLikelyDay = (day: Day): boolean => day >= '1970-01-01' && day <= '2199-12-31';

export const addDays = (day: Day, days: number): Day =>
  new Date((number(day) + days) * DAY_MS).toISOString().slice(0, 10);

export const eachDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, i) => addDays(from, i));

/** Local date and time, as ISO 8601 without a zone. */
const localIn = (instant: string, zone: string): string => {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, zone)).toISOString();
};

export const dayIn = (instant: string, zone: string): Day => localIn(instant, zone).slice(0, 10);

/** Returns the local time as `HH:MM`. */
export const timeIn = (instant: string, zone: string): string => localIn(instant, zone).slice(11, 16);

/** Last local day before an instant: the day that ends with it, or the day of the instant itself. */
export const lastDayBefore = (until: string, zone: string): Day =>
  dayIn(new Date(Date.parse(until) - 1).toISOString(), zone);

/** Same date some years later or earlier; 29 February becomes 28 February in years without it. */
export const inYear = (day: Day, years: number): Day => {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const moved = `${year}${day.slice(4)}`;
  return new Date(`${moved}T00:00:00Z`).getUTCMonth() === Number(day.slice(5, 7)) - 1 ? moved : `${year}-02-28`;
};

/** First day of the month that lies some months later. */
export const firstOfMonth = (day: Day, months = 0): Day => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};

/** Returns the weekday, where 0 is Monday. */
export const weekdayOf = (day: Day): number => (((number(day) + 3) % 7) + 7) % 7;

/** Returns the last day, inclusive, of a half-open range, for display. */
export const lastDay = ({ to }: Extract<Wish, { kind: 'days' }>): Day => addDays(to, -1);
