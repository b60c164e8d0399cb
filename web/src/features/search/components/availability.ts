import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { day, dayRange } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';

/** `Frei am 4.–6. Juli`; `Am 5. Juli belegt, frei ab 7. Juli`. */
export const availabilityText = (t: AnyText, locale: Locale, { free, taken_day: taken, free_from: from }: NonNullable<OfferCardShape['availability']>, first: string, last: string): string => {
  if (free || !taken) return t('search:row.free', { days: dayRange(first, last, locale) });
  return from ? t('search:row.takenUntil', { day: day(taken, locale, 'plain'), from: day(from, locale, 'plain') }) : t('search:row.taken', { day: day(taken, locale, 'plain') });
};
