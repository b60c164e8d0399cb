import { dayIn, timeIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import { localZone } from '../../i18n/format.js';
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
