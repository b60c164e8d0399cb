import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { compareTotals } from '@lendring/contracts/rules/price-for-days.js';
import type { Choice } from './choice.js';
import { wishOf } from './choice.js';
import { offered } from './price.js';
import type { Calendar } from './taken.js';

/**
 * The price a page starts with: the chosen one; else, once days are chosen, what they cost least by (for nothing, then money,
 * then the rest); else the owner's first.
 */
export const defaultPricing = (pricing: readonly PricingShape[], choice: Choice, calendar: Calendar): PricingShape | undefined => {
  const chosen = pricing.find(({ pricing_id: id }) => id === choice.pricing);
  if (chosen || !choice.from) return chosen ?? pricing[0];
  const fitting = pricing.flatMap((price) => {
    const answer = offered(price, wishOf(price, choice), calendar);
    return answer.state === 'ready' ? [{ price, quote: answer.quote }] : [];
  });
  return fitting.toSorted((a, b) => compareTotals(a.quote, b.quote))[0]?.price ?? pricing[0];
};
