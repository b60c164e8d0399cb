import { dayIn, daysBetween, timeIn } from '../kernel/days.js';
import type { Day, Instant } from '../kernel/period.js';
import { isPickUpTime, nextOpenDay, type Opening } from './opening-days.js';
import { startTimes } from './start-time.js';

/**
 * Earliest start of a loan by the hour from a moment on: a full or half hour within the opening times, on the same day
 * or the next open one; null if the place opens at no such time within a year.
 */
export const nextStart = (opening: Opening, at: Instant, zone: string): Readonly<{ day: Day; time: string }> | null => {
  const [today, now] = [dayIn(at, zone), timeIn(at, zone)];
  for (let day: Day | null = today; day !== null; day = nextOpenDay(opening, day)) {
    const time = startTimes.find((one) => (day !== today || one >= now) && isPickUpTime(opening, day ?? today, one));
    if (time !== undefined) return { day, time };
    if (daysBetween(today, day) > 366) return null;
  }
  return null;
};
