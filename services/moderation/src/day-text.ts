import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';

/** A long date for mails and refusals, in German time. @param at an instant or a day */
export const dayText = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone: OPERATOR_TIME_ZONE }).format(
    new Date(at),
  );

export const momentText = (at: string, locale: Locale): string => momentIn(at, locale, OPERATOR_TIME_ZONE);
