import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { RequestBody } from '@lendring/contracts/http/request.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { compareTotals, priceForDays, wishForDays } from '@lendring/contracts/rules/price-for-days.js';
import { quote as quoteFor, type Quote, type UnitsProblem } from '@lendring/contracts/rules/quote.js';
import { returnDayOfDays } from '@lendring/contracts/rules/return-day.js';
import { wishProblem, type WishProblem } from '@lendring/contracts/rules/wish.js';
import type { Choice } from './choice.js';
import { type Busy, type Calendar, inTheWay } from './taken.js';

export const wishOf = (
  { renttype_id: rent }: Pick<PricingShape, 'renttype_id'>,
  { from, to, time, hours }: Choice,
): Wish | null => {
  if (!from) return null;
  if (rent === 2) return time && hours ? { kind: 'hours', day: from, time, hours } : null;
  return wishForDays(rent, from, to ?? from);
};

export const bodyDates = (
  wish: Wish,
  rent: PricingShape['renttype_id'],
): Pick<RequestBody, 'date_from' | 'date_to' | 'time_from' | 'duration'> =>
  wish.kind === 'hours'
    ? { date_from: wish.day, time_from: wish.time, duration: wish.hours }
    : { date_from: wish.from, date_to: returnDayOfDays(wish, rent) };

type Problem = WishProblem | UnitsProblem | Busy['reason'];
export type Offered =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'problem'; problem: Problem; free?: number }>
  | Readonly<{ state: 'ready'; wish: Wish; quote: Quote }>;

/** `free`: units that are free, where they are too few. */
export type Obstacle = Readonly<{ problem: Problem; otherPrice: boolean; free?: number }>;

/** Quote for the chosen dates, or the obstacle; uses the same rules as the server. */
export const offered = (pricing: PricingShape, wish: Wish | null, calendar: Calendar): Offered => {
  if (!wish) return { state: 'empty' };
  const problem = wishProblem(wish, calendar.today);
  if (problem) return { state: 'problem', problem };
  const busy = inTheWay(calendar, wish);
  if (busy) return { state: 'problem', problem: busy.reason, free: busy.free };
  const answer = quoteFor(pricingFromShape(pricing), wish, calendar.wanted);
  return 'problem' in answer ? { state: 'problem', problem: answer.problem } : { state: 'ready', wish, quote: answer };
};

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
