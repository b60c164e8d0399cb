import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { endOfWeekends } from '@lendring/contracts/rules/end-of-weekends.js';
import { alwaysOpen, type Opening } from '@lendring/contracts/rules/opening-days.js';
import { dayRange } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import type { AnyText } from '../../i18n/namespaces.js';

/** `Wochenende (Fr–So)`; where the place is closed on Sundays, with the day until which a weekend lasts and the reason. */
export const weekendText = (t: AnyText, opening: Opening | null): string => {
  const end = endOfWeekends(opening ?? alwaysOpen);
  if (end === 0) return t('offerRules:weekend.untilMonday');
  return t(end === 1 ? 'offerRules:weekend.untilTuesday' : 'price.weekend');
};

/**
 * Prices of the weekend and of seasons: `Wochenende (Fr–So)` with `25 €`, `1. Juni–31. August, jedes Jahr` with `15 €`.
 * `opening`: times of the offer's place.
 */
export const datedPrices = (
  t: AnyText,
  locale: Locale,
  { weekend, seasons = [] }: Pick<PricingShape, 'seasons' | 'weekend'>,
  opening: Opening | null,
): readonly Readonly<{ label: string; amount: number }>[] => [
  ...(weekend === undefined ? [] : [{ label: weekendText(t, opening), amount: weekend }]),
  ...seasons.map(({ from, to, yearly, amount }) => ({
    label: yearly
      ? t('price.everyYear', { days: dayRange(from, to, locale, 'plain') })
      : dayRange(from, to, locale, 'year'),
    amount,
  })),
];
