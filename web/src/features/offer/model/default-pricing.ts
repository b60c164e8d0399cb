import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { daysBetween } from '@lendring/contracts/rules/days.js';
import { compareTotals, priceForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { Quote } from '@lendring/contracts/rules/quote.js';
import type { Choice } from './choice.js';
import { wishOf } from './wish.js';
import { offered } from './price.js';
import type { Calendar } from './taken.js';

/** The entries that take a wish, the one of the least cost first (for nothing, then money, then the rest). */
const fitting = (pricing: readonly PricingShape[], wishBy: (price: PricingShape) => Wish | null, calendar: Calendar) =>
  pricing
    .flatMap((price) => {
      const answer = offered(price, wishBy(price), calendar);
      return answer.state === 'ready' ? [{ price, quote: answer.quote }] : [];
    })
    .toSorted((a, b) => compareTotals(a.quote, b.quote));

/**
 * The price a page starts with: the chosen one; else, once days are chosen, what they cost least by, or the one by which
 * they go most nearly; else the owner's first.
 */
export const defaultPricing = (
  pricing: readonly PricingShape[],
  choice: Choice,
  calendar: Calendar,
): PricingShape | undefined => {
  const chosen = pricing.find(({ pricing_id: id }) => id === choice.pricing);
  if (chosen || !choice.from) return chosen ?? pricing[0];
  const best = fitting(pricing, (price) => wishOf(price, choice), calendar)[0]?.price;
  if (best) return best;
  const days = daysBetween(choice.from, choice.to ?? choice.from) + 1;
  const nearest = priceForDays(pricing.map(pricingFromShape), days)?.pricing.pricingId;
  return pricing.find(({ pricing_id: id }) => id === nearest) ?? pricing[0];
};

/** Another entry by the hour that costs less for the chosen hours; null for days, which begin with their least cost. */
export const cheaperByHour = (
  pricing: readonly PricingShape[],
  { shown, wish, quote }: Readonly<{ shown: PricingShape; wish: Wish; quote: Quote }>,
  calendar: Calendar,
): Readonly<{ price: PricingShape; quote: Quote }> | null => {
  if (wish.kind !== 'hours') return null;
  const hourly = pricing.filter(({ renttype_id: rent, pricing_id: id }) => rent === 2 && id !== shown.pricing_id);
  const best = fitting(hourly, () => wish, calendar)[0];
  return best && compareTotals(best.quote, quote) < 0 ? best : null;
};
