import type { Day, Wish } from '../kernel/period.js';

const DAY = 86_400_000;
const number = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** Whole days from `from` up to `to`; negative when `to` is earlier. Calendar days, so clock changes do not matter. */
export const daysBetween = (from: Day, to: Day): number => number(to) - number(from);

export const addDays = (day: Day, days: number): Day => new Date((number(day) + days) * DAY).toISOString().slice(0, 10);

/** Every day of the half-open `[from, to)`. */
export const eachDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, i) => addDays(from, i));

/** Made once for each zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    // Swedish writes days as ISO 8601 does.
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format;
};

/** The calendar day of an instant in a zone. */
export const dayIn = (instant: string, zone: string): Day => formatOf(zone).format(new Date(instant));

const times = new Map<string, Intl.DateTimeFormat>();

/** The time of day of an instant in a zone, as `HH:MM`. */
export const timeIn = (instant: string, zone: string): string => {
  const format =
    times.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  times.set(zone, format);
  return format.format(new Date(instant));
};

/** The day's place in its week: 0 is Monday. */
export const weekdayOf = (day: Day): number => (((number(day) + 3) % 7) + 7) % 7;

/** The last of some half-open days, for showing them to people. */
export const lastDay = ({ to }: Extract<Wish, { kind: 'days' }>): Day => addDays(to, -1);
