import { DAY_MS, HOUR_MS } from '../kernel/time.js';
import type { Interval } from './overlap.js';

/** Caches formatters by zone, because creating a formatter takes a hundred times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  return format;
};

/** UTC offset of a time zone at an instant, in milliseconds. */
const ahead = (at: number, zone: string): number => {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    Math.trunc(at / 1000) * 1000
  );
};

/**
 * Instants of a local time in order: one as a rule, two of an hour that the change to winter time repeats, none of an
 * hour that the change to summer time skips. `shifted`: the time as if the clocks had not changed yet.
 */
const instantsOf = (day: string, time: string, zone: string): Readonly<{ found: number[]; shifted: number }> => {
  const local = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [ahead(local - DAY_MS, zone), ahead(local + DAY_MS, zone)];
  const shifted = local - before;
  if (before === after) return { found: [shifted], shifted };
  const found = [shifted, local - after].filter((at, index) => ahead(at, zone) === (index === 0 ? before : after));
  return { found: found.toSorted((a, b) => a - b), shifted };
};

const isoOf = (at: number): string => new Date(at).toISOString();

/**
 * Instant of a local time. A time that the clocks repeat in autumn means its first occurrence; a time that they skip in
 * spring moves forward by an hour.
 */
export const instantAt = (day: string, time: string, zone: string): string => {
  const { found, shifted } = instantsOf(day, time, zone);
  return isoOf(found[0] ?? shifted);
};

/** The same, with the last occurrence of a repeated time: the end of a time span that its local end names. */
export const lastInstantAt = (day: string, time: string, zone: string): string => {
  const { found, shifted } = instantsOf(day, time, zone);
  return isoOf(found.at(-1) ?? shifted);
};

/** True if the change to summer time skips a local time on that day. */
export const isSkipped = (day: string, time: string, zone: string): boolean =>
  instantsOf(day, time, zone).found.length === 0;

/** Interval of elapsed hours, regardless of clock changes in between. */
export const hoursInterval = (day: string, time: string, hours: number, zone: string): Interval => {
  const start = instantAt(day, time, zone);
  return { start, end: new Date(Date.parse(start) + hours * HOUR_MS).toISOString() };
};
