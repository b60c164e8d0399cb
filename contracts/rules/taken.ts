import type { Day } from '../kernel/period.js';
import { addDays, dayIn, eachDay } from './days.js';
import type { Interval } from './overlap.js';

/**
 * The local days of a zone that taken times touch, each with the first of the times that touches it. An end at midnight
 * leaves that day free: half-open, so that a thing can change hands on the same day.
 */
export const takenDays = <Taken extends Interval>(taken: readonly Taken[], zone: string): ReadonlyMap<Day, Taken> => {
  const days = new Map<Day, Taken>();
  for (const one of taken) {
    const last = dayIn(new Date(Date.parse(one.end) - 1).toISOString(), zone);
    for (const day of eachDay(dayIn(one.start, zone), addDays(last, 1))) if (!days.has(day)) days.set(day, one);
  }
  return days;
};
