import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { daysBetween } from '@lendring/contracts/rules/days.js';
import { compareTotals, priceForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { Choice } from './choice.js';
import { wishOf } from './wish.js';
import { offered } from './price.js';
import type { Calendar } from './taken.js';

/**
 * The price a page starts with: the chosen one; else, once days are chosen, what they cost least by (for nothing, then
 * money, then the rest), or the one by which they go most nearly; else the owner's first.
 */
export const defaultPricing = (
  pricing: readonly PricingShape[],
  choice: Choice,
  calendar: Calendar,
): PricingShape | undefined => {
  const chosen = pricing.find(({ pricing_id: id }) => id === choice.pricing);
  if (chosen || !choice.from) return chosen ?? pricing[0];
  const fitting = pricing.flatMap((price) => {
    const answer = offered(price, wishOf(price, choice), calendar);
    return answer.state === 'ready' ? [{ price, quote: answer.quote }] : [];
  });
  const best = fitting.toSorted((a, b) => compareTotals(a.quote, b.quote))[0]?.price;
  if (best) return best;
  const days = daysBetween(choice.from, choice.to ?? choice.from) + 1;
  const nearest = priceForDays(pricing.map(pricingFromShape), days)?.pricing.pricingId;
  return pricing.find(({ pricing_id: id }) => id === nearest) ?? pricing[0];
};
