import type { Locale } from '../kernel/ids.js';
import type { Day, Period } from '../kernel/period.js';
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

/** Last day before an instant, within a sentence: `4. Juli 2027`, `4 July 2027`. */
export const lastDayTextIn = (until: string, locale: Locale, timeZone: string): string =>
  dayTextIn(new Date(Date.parse(until) - 1).toISOString(), locale, timeZone);

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

/** Day with its weekday, without the year: `Fr., 4. Dezember`, `Freitag, 4. Dezember`. */
export const weekdayIn = (day: Day, locale: Locale, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/**
 * Whole period of a loan: `Fr., 4. – So., 6. Dezember`, with times for hourly loans.
 *
 * @param last day of return, for a loan by days
 */
export const periodIn = ({ wish, zone, start, end }: Period, last: Day, locale: Locale): string => {
  const isByHour = wish.kind === 'hours';
  const format = new Intl.DateTimeFormat(locales[locale].iso, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(isByHour && { hour: '2-digit', minute: '2-digit' }),
    timeZone: isByHour ? zone : 'UTC',
  });
  const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
  return isByHour
    ? format.formatRange(new Date(start), new Date(end))
    : format.formatRange(noon(wish.from), noon(last));
};
