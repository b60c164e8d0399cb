import { dayIn, timeIn } from '@lendring/contracts/rules/days.js';
import { clock, day } from '../i18n/format.js';
import { HERE } from './moment.js';
import type { Locale } from '../i18n/locale.js';

/** The one clock of the backoffice: whoever looks at a time from elsewhere sees the same as the others. */
export const staffZone = HERE;

/** An instant as a day of that clock: `4. Juli 2027`. */
export const staffDay = (iso: string, locale: Locale): string => day(dayIn(iso, staffZone), locale, 'year');

/** The same with the time: `4. Juli 2027, 10:15`. */
export const staffMoment = (iso: string, locale: Locale): string =>
  `${staffDay(iso, locale)}, ${clock(iso, locale, staffZone)}`;

/** The same as spreadsheets read it in every language: `2027-07-04 10:15`. */
export const staffMomentInFile = (iso: string): string => `${dayIn(iso, staffZone)} ${timeIn(iso, staffZone)}`;

/** The head of a column of such times: in a file they stand without a clock. */
export const momentHead = (head: string): string => `${head} (${staffZone})`;
