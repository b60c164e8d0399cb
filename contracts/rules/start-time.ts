import { timeIn } from '../kernel/days.js';
import type { Instant } from '../kernel/period.js';

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
