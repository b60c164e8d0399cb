import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Choice } from './choice.js';
import { wishOf } from './choice.js';
import { offered } from './price.js';
import type { Calendar } from './taken.js';

/**
 * The price a page starts with: the chosen one; else, once days are chosen, what they cost least by (for free, then money,
 * then the rest); else the owner's first.
 */
export const defaultPricing = (pricing: readonly PricingShape[], choice: Choice, calendar: Calendar): PricingShape | undefined => {
  const chosen = pricing.find(({ pricing_id: id }) => id === choice.pricing);
  if (chosen || !choice.from) return chosen ?? pricing[0];
  const fitting = pricing.flatMap((price) => {
    const answer = offered(price, wishOf(price, choice), calendar);
    if (answer.state !== 'ready') return [];
    const rank = price.paymenttype_id === 5 ? 0 : price.paymenttype_id === 1 ? 1 : 2;
    return [{ price, rank, sum: price.amount * answer.quote.units }];
  });
  return fitting.toSorted((a, b) => a.rank - b.rank || a.sum - b.sum)[0]?.price ?? pricing[0];
};
