import { HOUR_MS } from '../kernel/time.js';
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

/** Instant of a local time; a time skipped by daylight saving moves forward by an hour. */
export const instantAt = (day: string, time: string, zone: string): string => {
  const local = Date.parse(`${day}T${time}:00Z`);
  const guess = local - ahead(local, zone);
  return new Date(local - ahead(guess, zone)).toISOString();
};

/** Interval of elapsed hours, regardless of clock changes in between. */
export const hoursInterval = (day: string, time: string, hours: number, zone: string): Interval => {
  const start = instantAt(day, time, zone);
  return { start, end: new Date(Date.parse(start) + hours * HOUR_MS).toISOString() };
};
