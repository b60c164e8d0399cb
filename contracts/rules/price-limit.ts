import { limits } from '../kernel/limits.js';
import type { Pricing, RentTypeId } from './terms.js';

/** Longest loan in units of a rent type: a year, or the hours that a request may have. */
const longest: Readonly<Record<RentTypeId, number>> = {
  1: limits.duration,
  2: limits.hours,
  3: limits.duration,
  4: Math.ceil(limits.duration / 7),
};

type Priced = Readonly<{ rentType: RentTypeId; amount: number; maxDuration: number | null }>;

/** True if the longest loan by this price, in cents per unit, stays within the limit of amounts. */
export const staysWithinLimit = ({ rentType, amount, maxDuration }: Priced): boolean =>
  amount * Math.min(maxDuration ?? Infinity, longest[rentType]) <= limits.money;

/** True if the longest loan of all units stays within the limit of amounts, by each price in money. */
export const unitsStayWithinLimit = (pricings: readonly Pricing[], quantity: number): boolean =>
  pricings.every(({ price, rentType, maxDuration, seasons = [], weekend = 0 }) => {
    if (price.kind !== 'money') return true;
    const highest = Math.max(price.money.minor, ...seasons.map(({ amount }) => amount));
    return (
      weekend * quantity <= limits.money && staysWithinLimit({ rentType, amount: highest * quantity, maxDuration })
    );
  });
