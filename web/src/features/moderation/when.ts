import { dayIn } from '@lendring/contracts/rules/days.js';
import { day, localZone, moment } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';

/** An instant as a day of the reader's own zone: `4. Juli 2027`. For pages that are not rendered on the server. */
export const dayOf = (iso: string, locale: Locale): string => day(dayIn(iso, localZone()), locale, 'year');

/** The same with the time: `4. Juli 2027 um 17:00 Uhr`. */
export const momentOf = moment;
