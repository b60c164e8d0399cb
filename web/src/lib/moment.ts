import { dayIn, timeIn } from '@lendring/contracts/rules/days.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import { localZone } from '../i18n/format.js';
import type { Locale } from '../i18n/locale.js';

/** The clock of the installation, by which its mails, deadlines and days go. */
export const HERE = timeZones.DE;

/** Whether the device's clock shows another time than that of a zone. */
const isElsewhere = (iso: string, zone: string): boolean =>
  `${dayIn(iso, zone)} ${timeIn(iso, zone)}` !== `${dayIn(iso, localZone())} ${timeIn(iso, localZone())}`;

/**
 * An instant (ISO UTC) in a sentence, on the clock that mails go by, which is named where the device has another:
 * `4. Juli 2027 um 17:00 Uhr`. For pages that are not rendered on the server.
 */
export const moment = (iso: string, locale: Locale, zone = HERE): string =>
  momentIn(iso, locale, zone, isElsewhere(iso, zone));
