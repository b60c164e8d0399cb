import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { staffZone } from '../../lib/staff-time.js';

/** An instant as the browser's field for day and time shows it, by the clock of the backoffice: `2027-02-01T18:30`. */
export const localTime = (iso: string): string =>
  toCalendarDateTime(parseAbsolute(iso, staffZone)).toString().slice(0, 16);

/** What such a field says as an instant; null: nothing, or no time that there is. */
export const instantAt = (local: string): string | null => {
  if (!/T\d\d:\d\d/.test(local)) return null;
  try {
    return toZoned(parseDateTime(local), staffZone).toDate().toISOString();
  } catch {
    return null;
  }
};
