import type { Locale } from '../kernel/ids.js';
import { locales } from '../reference/languages.js';

/** What follows the time of a day in a sentence. */
const clockWord: Readonly<Record<Locale, string>> = { de: ' Uhr', en: '', nl: ' uur' };

/** The name of a zone's clock at an instant: `MEZ`, `CET`. */
const clockName = (at: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * An instant as it stands in a sentence, on the clock of a zone: `4. Juli 2027 um 17:00 Uhr`, `4 July 2027 at 17:00 CEST`.
 *
 * @param named whether the clock is named, as for readers on another one. A letter knows nothing of its reader's clock:
 *   in English, which is read in London too, it names it.
 */
export const momentIn = (at: string, locale: Locale, timeZone: string, named = locale === 'en'): string => {
  const format = new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const name = named ? ` ${clockName(at, locale, timeZone)}` : '';
  return `${format.format(new Date(at))}${clockWord[locale]}${name}`;
};
