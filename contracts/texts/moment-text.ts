import type { Locale } from '../kernel/ids.js';
import { locales } from '../reference/languages.js';

const clockWord: Readonly<Record<Locale, string>> = { de: ' Uhr', en: '', nl: ' uur' };

/** Abbreviation of a time zone at an instant: `MEZ`, `CET`. */
const clockName = (at: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Day of an instant within a sentence: `4. Juli 2027`, `4 July 2027`. */
export const dayTextIn = (at: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone }).format(new Date(at));

/**
 * Instant within a sentence, in local time of a zone: `4. Juli 2027 um 17:00 Uhr`, `4 July 2027 at 17:00 CEST`.
 * @param named whether to name the time zone, for readers in another one. The reader's zone is unknown for mails:
 * English mails name the zone, because they are also read in London.
 */
export const momentIn = (at: string, locale: Locale, timeZone: string, named = locale === 'en'): string => {
  const format = new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const name = named ? ` ${clockName(at, locale, timeZone)}` : '';
  return `${format.format(new Date(at))}${clockWord[locale]}${name}`;
};
