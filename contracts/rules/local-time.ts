import { DAY_MS, HOUR_MS } from '../kernel/time.js';
import { offsetAt } from '../kernel/time-zone-offset.js';
import type { Interval } from './overlap.js';

/**
 * Instants of a local time in order: one as a rule, two of an hour that the change to winter time repeats, none of an
 * hour that the change to summer time skips. The time as if the clocks had not changed yet precedes them.
 */
const instantsOf = (day: string, time: string, zone: string): readonly [number, ...number[]] => {
  const local = Date.parse(`${day}T${time}:00Z`);
  const before = local - offsetAt(local - DAY_MS, zone);
  const after = local - offsetAt(local + DAY_MS, zone);
  if (before === after) return [before, before];
  return [before, ...[before, after].filter((at) => at + offsetAt(at, zone) === local)];
};

const isoOf = (at: number): string => new Date(at).toISOString();

/**
 * Instant of a local time. A time that the clocks repeat in autumn means its first occurrence; a time that they skip in
 * spring moves forward by an hour.
 */
export const instantAt = (day: string, time: string, zone: string): string => {
  const [shifted, first = shifted] = instantsOf(day, time, zone);
  return isoOf(first);
};

/** The same, with the last occurrence of a repeated time: the end of a time span that its local end names. */
export const lastInstantAt = (day: string, time: string, zone: string): string => {
  const [shifted, first = shifted, last = first] = instantsOf(day, time, zone);
  return isoOf(last);
};

/** True if the change to summer time skips a local time on that day. */
export const isSkipped = (day: string, time: string, zone: string): boolean => instantsOf(day, time, zone).length === 1;

/** Interval of elapsed hours, regardless of clock changes in between. */
export const hoursInterval = (day: string, time: string, hours: number, zone: string): Interval => {
  const start = instantAt(day, time, zone);
  return { start, end: new Date(Date.parse(start) + hours * HOUR_MS).toISOString() };
};
