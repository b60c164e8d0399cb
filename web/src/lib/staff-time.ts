import { dayIn, timeIn } from '@lendring/contracts/rules/days.js';
import { clockName } from '@lendring/contracts/texts/moment-text.js';
import { clock, day, HERE, isElsewhere } from '../i18n/format.js';
import type { Locale } from '../i18n/locale.js';

/** The one clock of the backoffice: whoever looks at a time from elsewhere sees the same as the others. */
export const staffZone = HERE;

/** An instant as a day of that clock: `4. Juli 2027`. */
export const staffDay = (iso: string, locale: Locale): string => day(dayIn(iso, staffZone), locale, 'year');

/** The same with the time, and the name of the clock where the device has another: `4. Juli 2027, 10:15`. */
export const staffMoment = (iso: string, locale: Locale): string => {
  const name = isElsewhere(iso, staffZone) ? ` ${clockName(iso, locale, staffZone)}` : '';
  return `${staffDay(iso, locale)}, ${clock(iso, locale, staffZone)}${name}`;
};

/** The same as spreadsheets read it in every language: `2027-07-04 10:15`. */
export const staffMomentInFile = (iso: string): string => `${dayIn(iso, staffZone)} ${timeIn(iso, staffZone)}`;
