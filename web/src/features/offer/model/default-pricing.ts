import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { compareTotals, priceForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { Quote } from '@lendring/contracts/rules/quote.js';
import type { Choice } from './choice.js';
import { wishOf } from './wish.js';
import { offered } from './price.js';
import type { Calendar } from './taken.js';

export type Deal = Readonly<{ price: PricingShape; quote: Quote }>;

/** Prices valid for the chosen time, cheapest first (free, then money, then others). */
const fitting = (pricing: readonly PricingShape[], choice: Choice, calendar: Calendar): readonly Deal[] =>
  pricing
    .flatMap((price) => {
      const answer = offered(price, wishOf(price, choice), calendar);
      return answer.state === 'ready' ? [{ price, quote: answer.quote }] : [];
    })
    .toSorted((a, b) => compareTotals(a.quote, b.quote));

const isHourly = ({ renttype_id: rent }: PricingShape): boolean => rent === 2;

/**
 * Initial price: the chosen one; otherwise the cheapest for the chosen dates, or the closest match if none fits;
 * otherwise the owner's first. Never preselect a different kind of return than the owner's first (such as a donation),
 * unless the dates are free of charge or not available otherwise.
 */
export const defaultPricing = (
  pricing: readonly PricingShape[],
  choice: Choice,
  calendar: Calendar,
): PricingShape | undefined => {
  const chosen = pricing.find(({ pricing_id: id }) => id === choice.pricing);
  const [first] = pricing;
  if (chosen || !choice.from || !first) return chosen ?? first;
  const deals = fitting(pricing, choice, calendar);
  const isExpected = ({ price, quote }: Deal): boolean =>
    price.paymenttype_id === first.paymenttype_id || (!isHourly(price) && quote.total.kind === 'nothing');
  const best = deals.find(isExpected) ?? deals[0];
  if (best) return best.price;
  const days = daysBetween(choice.from, choice.to ?? choice.from) + 1;
  const nearest = priceForDays(pricing.map(pricingFromShape), days)?.pricing.pricingId;
  return pricing.find(({ pricing_id: id }) => id === nearest) ?? first;
};

/**
 * Alternatives for the chosen time. `cheaper`: the cheapest, if it costs less than the displayed price. `other`:
 * `cheaper`, otherwise a different kind of return, so that users can switch back after accepting a suggestion.
 */
export const otherDeals = (
  pricing: readonly PricingShape[],
  shown: Deal,
  choice: Choice,
  calendar: Calendar,
): Readonly<{ cheaper: Deal | null; other: Deal | null }> => {
  const deals = fitting(
    pricing.filter((one) => one.pricing_id !== shown.price.pricing_id && isHourly(one) === isHourly(shown.price)),
    choice,
    calendar,
  );
  const cheaper = deals.find(({ quote }) => compareTotals(quote, shown.quote) < 0) ?? null;
  const other = deals.find(({ price }) => price.paymenttype_id !== shown.price.paymenttype_id) ?? null;
  return { cheaper, other: cheaper ?? other };
};
