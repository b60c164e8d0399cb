import { dayIn, OPERATOR_TIME_ZONE, timeIn } from '@lendring/contracts/kernel/days.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import { clock, day, localZone } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';

/** Time zone of the installation, used for mails, deadlines and days. */
export const HERE = OPERATOR_TIME_ZONE;

const isElsewhere = (iso: string, zone: string): boolean =>
  `${dayIn(iso, zone)} ${timeIn(iso, zone)}` !== `${dayIn(iso, localZone())} ${timeIn(iso, localZone())}`;

/**
 * Formats an instant (ISO UTC) for use in a sentence: `4. Juli 2027 um 17:00 Uhr`. Uses the time zone of mails and
 * names it if the device's differs. For pages that are not rendered on the server.
 */
export const moment = (iso: string, locale: Locale, zone = HERE): string =>
  momentIn(iso, locale, zone, isElsewhere(iso, zone));

/** The backoffice uses one time zone, so that all staff see the same times. */
export const staffZone = HERE;

export const staffDay = (iso: string, locale: Locale): string => day(dayIn(iso, staffZone), locale, 'year');

export const staffMoment = (iso: string, locale: Locale): string =>
  `${staffDay(iso, locale)}, ${clock(iso, locale, staffZone)}`;

/** Spreadsheet format, independent of the language: `2027-07-04 10:15`. */
export const staffMomentInFile = (iso: string): string => `${dayIn(iso, staffZone)} ${timeIn(iso, staffZone)}`;

export const momentHead = (head: string): string => `${head} (${staffZone})`;

/** Day in the installation's time zone, as in the mails, e.g. `4. Juli 2027`. */
export const dayOf = staffDay;

/** Day with time, e.g. `4. Juli 2027 um 17:00 Uhr`. */
export const momentOf = moment;
