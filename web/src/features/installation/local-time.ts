import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { staffZone } from '../../lib/dates/staff-time.js';

/** ISO instant as the value of a `datetime-local` input in the backoffice time zone, e.g. `2027-02-01T18:30`. */
export const localTime = (iso: string): string =>
  toCalendarDateTime(parseAbsolute(iso, staffZone)).toString().slice(0, 16);

/** Inverse of `localTime`; null if empty or not a valid time. */
export const instantAt = (local: string): string | null => {
  if (!/T\d\d:\d\d/.test(local)) return null;
  try {
    return toZoned(parseDateTime(local), staffZone).toDate().toISOString();
  } catch {
    return null;
  }
};
