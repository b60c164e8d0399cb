import type { Locale } from '../kernel/ids.js';
import type { Day } from '../kernel/period.js';
import { locales } from '../reference/languages.js';

/** Day with its weekday, within a sentence: `Samstag, 7. März 2026`, `Saturday, 7 March 2026`. */
export const weekdayText = (day: Day, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
