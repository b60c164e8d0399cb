import type { Wish } from '../kernel/period.js';
import type { Money } from '../kernel/money.js';
import type { Pricing, RentTypeId } from './terms.js';
import { daysBetween } from '../kernel/days.js';
import { lessPercent, percentOff } from './discount.js';

export type UnitsProblem = 'wish_kind' | 'duration_too_short' | 'duration_too_long';

/**
 * Number of units of a rent type in a wish: hours as given; days with both ends counted; nights between arrival and
 * departure (a wish `[from, to)` of one day is one night); weeks rounded up.
 */
export const unitsOf = (rentType: RentTypeId, wish: Wish): number | null => {
  if (rentType === 2) return wish.kind === 'hours' ? wish.hours : null;
  if (wish.kind !== 'days') return null;
  const days = daysBetween(wish.from, wish.to);
  if (days < 1) return null;
  return rentType === 4 ? Math.ceil(days / 7) : days;
};

export type Quote = Readonly<{
  units: number;
  total:
    | { readonly kind: 'money'; readonly money: Money }
    | { readonly kind: 'things'; readonly count: number }
    | { readonly kind: 'nothing' };
}>;

export type PricingTerms = Pick<
  Pricing,
  'rentType' | 'paymentType' | 'price' | 'minDuration' | 'maxDuration' | 'discounts' | 'seasons' | 'weekend'
>;

/**
 * Price of a duration by one pricing entry, or the reason why the entry does not apply. `units`: duration in units of
 * the rent type; null: the wish does not fit it. `count`: number of items that are lent.
 */
export const quoteUnits = (
  { price, minDuration, maxDuration, discounts }: Omit<PricingTerms, 'paymentType'>,
  units: number | null,
  count = 1,
): Quote | { readonly problem: UnitsProblem } => {
  if (units === null) return { problem: 'wish_kind' };
  if (units < minDuration) return { problem: 'duration_too_short' };
  if (maxDuration !== null && units > maxDuration) return { problem: 'duration_too_long' };
  if (price.kind === 'money')
    return {
      units,
      total: { kind: 'money', money: { ...price.money, minor: totalOf({ price, discounts }, units, count) } },
    };
  if (price.kind === 'things') return { units, total: { kind: 'things', count: price.count * units * count } };
  return { units, total: { kind: 'nothing' } };
};

/**
 * Total in cents less the discount that applies, or a number of crates or sixpacks; 0 when free. `count`: number of
 * items that are lent.
 */
export const totalOf = (
  { price, discounts }: Pick<PricingTerms, 'price' | 'discounts'>,
  units: number,
  count = 1,
): number => {
  if (price.kind === 'money')
    return lessPercent(price.money.minor * units * count, percentOff(discounts, units, count));
  return price.kind === 'things' ? price.count * units * count : 0;
};

type Agreed = Readonly<{
  pricing: Pick<PricingTerms, 'price' | 'discounts'>;
  units: number;
  quantity?: number | undefined;
  sum?: { readonly total: number } | undefined;
}>;

/** Number of items in the terms of a request; older terms name none. */
export const quantityOf = ({ quantity = 1 }: Pick<Agreed, 'quantity'>): number => quantity;

/** Total of the terms of a request, as {@link totalOf}. Older terms have no sum: one entry × units × items. */
export const totalOfTerms = ({ pricing, units, sum, ...terms }: Agreed): number =>
  sum?.total ?? totalOf(pricing, units, quantityOf(terms));
