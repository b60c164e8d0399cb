import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';

const written = (at: string, locale: Locale, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone: timeZones.DE, ...format }).format(
    new Date(at),
  );

/** A day as mails and refusals write it. @param at an instant, or a day */
export const dayText = (at: string, locale: Locale): string => written(at, locale, {});

/** The same with its time. */
export const momentText = (at: string, locale: Locale): string => written(at, locale, { timeStyle: 'short' });
