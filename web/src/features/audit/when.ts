import { dayIn } from '@lendring/contracts/rules/days.js';
import { clock, day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';

/** The days that the log is narrowed to are of this clock. */
const zone = 'Europe/Berlin';

/** `4. Juli 2027, 10:15`. */
export const whenText = (at: string, locale: Locale): string =>
  `${day(dayIn(at, zone), locale, 'year')}, ${clock(at, locale, zone)}`;
