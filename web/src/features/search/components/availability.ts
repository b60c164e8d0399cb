import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { day, dayRange } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { daysPriceOf, refusedText } from '../../../parts/offers/days-price.js';

/**
 * Availability for the selected dates: `Frei: 4.–6. Juli`; `Belegt: 5.–6. Juli, frei ab 7. Juli`; `höchstens 2 Tage`.
 * Null if unknown.
 */
export const availabilityText = (
  t: AnyText,
  locale: Locale,
  offer: Pick<OfferCardShape, 'availability' | 'pricing' | 'days_price'>,
  first: string,
  last: string,
): Readonly<{ fits: boolean; text: string }> | null => {
  const { availability } = offer;
  const price = daysPriceOf(offer);
  if (availability?.taken_day) {
    const { taken_day: taken, free_from: from } = availability;
    const text = from
      ? t('search:row.takenUntil', {
          days: dayRange(taken, addDays(from, -1), locale),
          from: day(from, locale, 'plain'),
        })
      : t('search:row.taken', { day: day(taken, locale, 'plain') });
    return { fits: false, text };
  }
  if (price?.problem) return { fits: false, text: refusedText(t, price) };
  return availability?.free
    ? { fits: true, text: t('search:row.free', { days: dayRange(first, last, locale) }) }
    : null;
};
