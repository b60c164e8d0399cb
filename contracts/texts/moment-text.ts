import type { Locale } from '../kernel/ids.js';
import { locales } from '../reference/languages.js';

/** What follows the time of a day in a sentence. */
const clockWord: Readonly<Record<Locale, string>> = { de: ' Uhr', en: '', nl: ' uur' };

/** An instant as it stands in a sentence, on the clock of a zone: `4. Juli 2027 um 17:00 Uhr`. */
export const momentIn = (at: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(at),
  ) + clockWord[locale];
