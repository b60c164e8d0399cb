import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { takesDays } from '@lendring/contracts/rules/price-for-days.js';
import { priceKind, type PriceKind } from '@lendring/contracts/rules/price-kind.js';
import { totalOf, type PricingTerms } from '@lendring/contracts/rules/quote.js';
import type { SearchDocument } from '../search.port.js';

type Kept =
  | 'ownerId'
  | 'categories'
  | 'cityId'
  | 'point'
  | 'commercial'
  | 'commercialOnly'
  | 'groups'
  | 'membersOnly'
  | 'paymentTypes'
  | 'rentTypes'
  | 'dayPrice'
  | 'free'
  | 'publishedAt'
  | 'ratingSum'
  | 'ratingCount';

export type Facts = Readonly<Pick<SearchDocument, Kept>> & {
  readonly busyDays: readonly number[];
  /** Number of units; absent in older files and for one unit. */
  readonly quantity?: number;
  /** Days with some, but not all, units free, as {@link scarceDay}. */
  readonly scarceDays?: readonly number[];
  readonly titleWords: number;
  /**
   * Entries with a price for days, six numbers each: rent type, payment type, amount per unit, minimum and maximum
   * units (0: unbounded), number of discounts; then three for each discount. Absent in older files.
   */
  readonly prices?: readonly number[];
  /**
   * Possible durations, three numbers per entry: rent type, minimum and maximum units (0: unbounded). Absent in older
   * files, which means any duration.
   */
  readonly lengths?: readonly number[];
};

export const lengthsOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap(({ rentType, minDuration, maxDuration }) => [rentType, minDuration, maxDuration ?? 0]);

export const lengthsTake = (lengths: readonly number[], days: number): boolean =>
  takesDays(
    Array.from({ length: lengths.length / 3 }, (_, entry) => {
      const [rentType, minDuration = 1, maxDuration] = lengths.slice(3 * entry);
      return { rentType: rentType as PricingTerms['rentType'], minDuration, maxDuration: maxDuration || null };
    }),
    days,
  );

const discountOf = { duration: 1, count: 2 } as const;

/** Excludes hours, which do not convert to days (contracts/rules/price-for-days). */
export const pricesOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap(({ rentType, paymentType, price, minDuration, maxDuration, discounts = [] }) =>
    rentType === 2
      ? []
      : [
          rentType,
          paymentType,
          totalOf({ price }, 1),
          minDuration,
          maxDuration ?? 0,
          discounts.length,
          ...discounts.flatMap(({ of, from, percent }) => [discountOf[of], from, percent]),
        ],
  );

const priceOf = (kind: PriceKind, amount: number): PricingTerms['price'] => {
  if (kind === 'money') return { kind, money: { minor: amount, currency: 'EUR' } };
  return kind === 'things' ? { kind, count: amount } : { kind };
};

export const termsOf = (prices: readonly number[]): readonly PricingTerms[] => {
  const terms: PricingTerms[] = [];
  for (let at = 0; at < prices.length;) {
    const [rentType, type, amount = 0, minDuration = 1, maxDuration, discountCount = 0] = prices.slice(at, at + 6);
    at += 6;
    const paymentType = type as PricingTerms['paymentType'];
    const discounts = Array.from({ length: discountCount }, (_, index) => {
      const [of, from = 2, percent = 0] = prices.slice(at + 3 * index);
      return { of: of === discountOf.count ? ('count' as const) : ('duration' as const), from, percent };
    });
    at += 3 * discountCount;
    terms.push({
      rentType: rentType as PricingTerms['rentType'],
      paymentType,
      price: priceOf(priceKind[paymentType], amount),
      minDuration,
      maxDuration: maxDuration || null,
      ...(discounts.length > 0 && { discounts }),
    });
  }
  return terms;
};

/** A local day `YYYY-MM-DD` as days since 1970-01-01; NaN when invalid. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Room for the number of free units below the number of the day. */
const UNITS = 1_000;

/** A day and its number of free units as one number, which sorts by day and then by free units. */
export const scarceDay = (day: number, free: number): number => day * UNITS + free;

export const scarceDaysOf = ({ freeUnits }: Pick<SearchDocument, 'freeUnits'>): readonly number[] =>
  Object.entries(freeUnits)
    .map(([day, free]) => scarceDay(dayNumber(day), free))
    .filter((code) => !Number.isNaN(code));

/** True if a day of `days` has fewer than `wanted` free units. */
export const isScarce = (scarceDays: readonly number[], days: ReadonlySet<number>, wanted: number): boolean =>
  scarceDays.some((code) => code % UNITS < wanted && days.has(Math.floor(code / UNITS)));

export function factsOf(document: SearchDocument, titleWords: number): Facts {
  const {
    ownerId,
    categories,
    cityId,
    point,
    commercial,
    commercialOnly,
    groups,
    membersOnly,
    paymentTypes,
    rentTypes,
    dayPrice,
    free,
    publishedAt,
    ratingSum,
    ratingCount,
  } = document;
  const busyDays = document.busyDays.map(dayNumber).filter((day) => !Number.isNaN(day));
  return {
    ownerId,
    categories,
    cityId,
    point,
    commercial,
    commercialOnly,
    groups,
    membersOnly,
    paymentTypes,
    rentTypes,
    dayPrice,
    free,
    publishedAt,
    ratingSum,
    ratingCount,
    busyDays,
    ...(document.quantity > 1 && { quantity: document.quantity, scarceDays: scarceDaysOf(document) }),
    titleWords,
    prices: pricesOf(document.pricings),
    lengths: lengthsOf(document.pricings),
  };
}
