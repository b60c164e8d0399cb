import type { Day, Wish } from '../kernel/period.js';
import type { RentTypeId } from './terms.js';
import { addDays } from '../kernel/days.js';
import { amountOf, basisOf, isCombined, sumForDays, sumOf, type NoSum, type Sum } from './combination.js';
import { alwaysOpen, type Opening } from './opening-days.js';
import { byPayment } from './start-price.js';
import type { PricingTerms, Quote, UnitsProblem } from './quote.js';

export const MOST_DAYS = 60;

/**
 * Wish for chosen days, both included; for rentals by the night, the last day is the day of departure. Null: the
 * rental is by the hour, or zero nights were chosen.
 */
export const wishForDays = (rentType: RentTypeId, first: Day, last: Day): Wish | null => {
  if (rentType === 2 || last < first || (rentType === 3 && last === first)) return null;
  return { kind: 'days', from: first, to: rentType === 3 ? last : addDays(last, 1) };
};

/**
 * Number of units of a rent type in the chosen days, both ends counted. Null for hours, which cannot be computed from
 * days.
 */
export const unitsForDays = (rentType: RentTypeId, days: number): number | null => {
  if (rentType === 2) return null;
  return rentType === 1 ? days : rentType === 3 ? days - 1 : Math.ceil(days / 7);
};

export type PriceForDays<Entry extends PricingTerms> = Sum<Entry> | NoSum<Entry>;

const kinds = { nothing: 0, money: 1, things: 2 } as const;

/** Order of totals (negative: the first is lower): free, then money, then crates and sixpacks. */
export const compareTotals = (one: Quote, other: Quote): number =>
  kinds[one.total.kind] - kinds[other.total.kind] || amountOf(one) - amountOf(other);

type Preferred = Pick<Quote, 'total'> & Readonly<{ pricing: Pick<PricingTerms, 'paymentType'> }>;

/**
 * Sort order of prices (negative: the first is preferred): free, pay what you want, money, crates and sixpacks, and last
 * donations; then the lower total. A donation is thus never chosen where anything else is possible.
 */
export const comparePrices = (one: Preferred, other: Preferred): number =>
  byPayment[one.pricing.paymentType] - byPayment[other.pricing.paymentType] || amountOf(one) - amountOf(other);

/**
 * Priority of problems, lowest first. A wrong duration precedes "rented by the hour only", because the requester can
 * change the duration.
 */
const problems = { duration_too_short: 0, duration_too_long: 1, wish_kind: 2 } as const satisfies Record<
  UnitsProblem,
  number
>;

/** Preferred one of the prices by each entry, as `answerBy` computes them; null without entries. */
const preferredOf = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  answerBy: (pricing: Entry) => PriceForDays<Entry>,
): PriceForDays<Entry> | null => {
  let best: PriceForDays<Entry> | null = null;
  // Entries that are combined have the same total, so the first one is enough.
  const summed = new Set<string>();
  for (const pricing of pricings) {
    const basis = basisOf(pricing.rentType);
    if (isCombined(pricing) && summed.has(basis)) continue;
    const answer = answerBy(pricing);
    const better =
      best === null ||
      ('problem' in best
        ? !('problem' in answer) || problems[answer.problem] < problems[best.problem]
        : !('problem' in answer) && comparePrices(answer, best) < 0);
    if (isCombined(pricing) && !('problem' in answer)) summed.add(basis);
    if (better) best = answer;
  }
  return best;
};

/**
 * Preferred price for the chosen days (both ends counted) and `count` items, money as the cheapest combination; null
 * without entries. `first`: first day; without it, the price outside of seasons and weekends. `opening`: as for
 * {@link sumOf}.
 */
export const priceForDays = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  days: number,
  count = 1,
  first?: Day,
  opening: Opening = alwaysOpen,
): PriceForDays<Entry> | null =>
  preferredOf(pricings, (pricing) => sumForDays(pricings, pricing, days, count, first, opening));

/** Preferred price of a loan by the hour, as {@link priceForDays}. */
export const priceForHours = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  wish: Extract<Wish, { kind: 'hours' }>,
  count = 1,
): PriceForDays<Entry> | null => preferredOf(pricings, (pricing) => sumOf(pricings, pricing, wish, count));

/** True if any entry allows a loan of this many days. Hourly entries allow a single day. */
export const takesDays = (
  pricings: readonly Pick<PricingTerms, 'rentType' | 'minDuration' | 'maxDuration'>[],
  days: number,
): boolean =>
  pricings.some(({ rentType, minDuration, maxDuration }) => {
    const units = unitsForDays(rentType, days);
    return units === null ? days === 1 : units >= minDuration && (maxDuration === null || units <= maxDuration);
  });

/**
 * Total in cents, for sorting and filtering. 0 if free; null for crates and sixpacks, or when no entry allows this
 * number of days.
 */
export const centsForDays = (
  pricings: readonly PricingTerms[],
  days: number,
  count = 1,
  first?: Day,
  opening: Opening = alwaysOpen,
): number | null => {
  const price = priceForDays(pricings, days, count, first, opening);
  if (!price || 'problem' in price || price.total.kind === 'things') return null;
  return amountOf(price);
};
