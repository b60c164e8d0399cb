import { DAY_MS, HOUR_MS } from '../kernel/time.js';
import { offsetAt } from '../kernel/time-zone-offset.js';
import type { Interval } from './overlap.js';

/**
 * Instants of a local time in order: one as a rule, two of an hour that the change to winter time repeats, none of an
 * hour that the change to summer time skips. `shifted`: the time as if the clocks had not changed yet.
 */
const instantsOf = (day: string, time: string, zone: string): Readonly<{ found: number[]; shifted: number }> => {
  const local = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)];
  const shifted = local - before;
  if (before === after) return { found: [shifted], shifted };
  const found = [shifted, local - after].filter((at, index) => offsetAt(at, zone) === (index === 0 ? before : after));
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
