import type { Day } from '../kernel/period.js';
import { addDays, dayIn, eachDay, timeIn } from '../kernel/days.js';
import type { Interval } from './overlap.js';

/**
 * Local days touched by taken periods, each with the first such period. An end at midnight leaves that day free:
 * intervals are half-open, so an item can change hands on the same day.
 */
export const takenDays = <Taken extends Interval>(taken: readonly Taken[], zone: string): ReadonlyMap<Day, Taken> => {
  const days = new Map<Day, Taken>();
  for (const one of taken) {
    const last = dayIn(new Date(Date.parse(one.end) - 1).toISOString(), zone);
    for (const day of eachDay(dayIn(one.start, zone), addDays(last, 1))) if (!days.has(day)) days.set(day, one);
  }
  return days;
};

/** Intervals without overlaps, in the order of time; adjacent ones become one. */
export const joined = (taken: readonly Interval[]): readonly Interval[] => {
  const all: Interval[] = [];
  for (const one of taken.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = all.at(-1);
    if (last && one.start <= last.end)
      all[all.length - 1] = { start: last.start, end: one.end > last.end ? one.end : last.end };
    else all.push(one);
  }
  return all;
};

export const whollyTakenDays = (taken: readonly Interval[], zone: string): ReadonlySet<Day> =>
  new Set(
    joined(taken).flatMap(({ start, end }) => {
      const first = dayIn(start, zone);
      return eachDay(timeIn(start, zone) === '00:00' ? first : addDays(first, 1), dayIn(end, zone));
    }),
  );

const HOURS = 2;

/** True if an offer is rented by the hour only. Its days count as free while some hours are left. */
export const isByTheHour = (rentTypes: readonly number[]): boolean =>
  rentTypes.length > 0 && rentTypes.every((type) => type === HOURS);
