import type { Day, Wish } from '../kernel/period.js';
import type { RentTypeId } from '../offer/terms.js';
import { addDays } from './days.js';
import { quoteUnits, type PricingTerms, type Quote, type UnitsProblem } from './quote.js';

/** As many days as one search may ask about. */
export const MOST_DAYS = 60;

/**
 * The wish that chosen days mean, both included: who comes for nights leaves on the last of them. Null: hours, or no
 * night at all.
 */
export const wishForDays = (rentType: RentTypeId, first: Day, last: Day): Wish | null => {
  if (rentType === 2 || last < first || (rentType === 3 && last === first)) return null;
  return { kind: 'days', from: first, to: rentType === 3 ? last : addDays(last, 1) };
};

/** The number of units of a rent type in chosen days, both ends counted; null: days cannot be converted to hours. */
export const unitsForDays = (rentType: RentTypeId, days: number): number | null => {
  if (rentType === 2) return null;
  return rentType === 1 ? days : rentType === 3 ? days - 1 : Math.ceil(days / 7);
};

/** The entry that counts for chosen days: with what they cost in all, or with the reason why none takes them. */
export type PriceForDays<Entry extends PricingTerms> = Readonly<
  { pricing: Entry } & (Quote | { problem: UnitsProblem })
>;

const kinds = { nothing: 0, money: 1, things: 2 } as const;
const amountOf = ({ total }: Quote): number =>
  total.kind === 'money' ? total.money.minor : total.kind === 'things' ? total.count : 0;

/** Which of two totals is the lower one (negative: the first): for nothing, then money, then crates and sixpacks. */
export const compareTotals = (one: Quote, other: Quote): number =>
  kinds[one.total.kind] - kinds[other.total.kind] || amountOf(one) - amountOf(other);

/** Too short or too long can be changed by the asker, so it is reported before "rented by the hour only". */
const problems = { duration_too_short: 0, duration_too_long: 1, wish_kind: 2 } as const satisfies Record<
  UnitsProblem,
  number
>;

/** What so many chosen days (both ends counted) cost by the entry that costs least for them; null without entries. */
export const priceForDays = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  days: number,
): PriceForDays<Entry> | null => {
  let best: PriceForDays<Entry> | null = null;
  for (const pricing of pricings) {
    const answer = quoteUnits(pricing, unitsForDays(pricing.rentType, days));
    const better =
      best === null ||
      ('problem' in best
        ? !('problem' in answer) || problems[answer.problem] < problems[best.problem]
        : !('problem' in answer) && compareTotals(answer, best) < 0);
    if (better) best = { pricing, ...answer };
  }
  return best;
};

/** Can a thing be had for so many chosen days by one of its prices? By the hour on one day only. */
export const takesDays = (
  pricings: readonly Pick<PricingTerms, 'rentType' | 'minDuration' | 'maxDuration'>[],
  days: number,
): boolean =>
  pricings.some(({ rentType, minDuration, maxDuration }) => {
    const units = unitsForDays(rentType, days);
    return units === null ? days === 1 : units >= minDuration && (maxDuration === null || units <= maxDuration);
  });

/**
 * The total in cents by which lists are sorted and filtered: 0 for nothing; null where crates are asked for, or no
 * entry takes the days.
 */
export const centsForDays = (pricings: readonly PricingTerms[], days: number): number | null => {
  const price = priceForDays(pricings, days);
  if (!price || 'problem' in price || price.total.kind === 'things') return null;
  return amountOf(price);
};
