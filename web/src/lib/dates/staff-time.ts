import { dayIn, timeIn } from '@lendring/contracts/kernel/days.js';
import { clock, day } from '../../i18n/format.js';
import { HERE } from './moment.js';
import type { Locale } from '../../i18n/locale.js';

/** The backoffice uses one time zone, so that all staff see the same times. */
export const staffZone = HERE;

export const staffDay = (iso: string, locale: Locale): string => day(dayIn(iso, staffZone), locale, 'year');

export const staffMoment = (iso: string, locale: Locale): string =>
  `${staffDay(iso, locale)}, ${clock(iso, locale, staffZone)}`;

/** Spreadsheet format, independent of the language: `2027-07-04 10:15`. */
export const staffMomentInFile = (iso: string): string => `${dayIn(iso, staffZone)} ${timeIn(iso, staffZone)}`;

export const momentHead = (head: string): string => `${head} (${staffZone})`;
