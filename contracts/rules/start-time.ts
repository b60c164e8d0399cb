import { dayIn, daysBetween, timeIn } from '../kernel/days.js';
import type { Day, Instant } from '../kernel/period.js';
import { isPickUpTime, nextOpenDay, type Opening } from './opening-days.js';

/** Local start time of an hourly loan, in steps of half an hour as in the form. */
export const START_TIME = /^(?:[01]\d|2[0-3]):[03]0$/;

export const startTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** Half hour of the clock that contains a moment, in local time: `14:00` for 14:29. */
export const halfHourOf = (at: Instant, zone: string): string => {
  const [hour = '00', minute = '00'] = timeIn(at, zone).split(':');
  return `${hour}:${minute < '30' ? '00' : '30'}`;
};

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
