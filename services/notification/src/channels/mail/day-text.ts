import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { weekdayIn } from '@lendring/contracts/texts/moment-text.js';
import { newsMail } from '@lendring/contracts/texts/notification-mails.js';

/** `Freitag, 9. Mai` */
export const dayText = (day: string, locale: Locale): string => weekdayIn(day, locale, 'long');

const clockText = (at: string, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
    new Date(at),
  );

const isMidnight = (at: string, zone: string): boolean => clockText(at, zone, 'de') === '00:00';

/** `Freitag, 9. Mai um 12:00 Uhr`; the day alone at midnight, when it begins. */
export const momentText = (at: string, zone: string, locale: Locale): string => {
  const day = dayText(dayIn(at, zone), locale);
  return isMidnight(at, zone) ? day : fillIn(newsMail.dayAt[locale], { day, clock: clockText(at, zone, locale) });
};

/** Last moment before a deadline: like {@link momentText}, but the previous day when the deadline is midnight. */
export const lastMomentText = (at: string, zone: string, locale: Locale): string =>
  isMidnight(at, zone) ? dayText(addDays(dayIn(at, zone), -1), locale) : momentText(at, zone, locale);
