import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { takesDays } from '@lendring/contracts/rules/price-for-days.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
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
   * Entries with a price for days, five numbers each: rent type, payment type, cents per unit, minimum and maximum
   * units (0: unbounded). Absent in older files.
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

/**
 * Excludes crates, which have no price in money, and hours, which do not convert to days
 * (contracts/rules/price-for-days).
 */
export const pricesOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap(({ rentType, paymentType, price, minDuration, maxDuration }) =>
    price.kind === 'things' || rentType === 2
      ? []
      : [rentType, paymentType, price.kind === 'money' ? price.money.minor : 0, minDuration, maxDuration ?? 0],
  );

export const termsOf = (prices: readonly number[]): readonly PricingTerms[] =>
  Array.from({ length: prices.length / 5 }, (_, entry) => {
    const [rentType, paymentType, minor = 0, minDuration = 1, maxDuration] = prices.slice(5 * entry);
    return {
      rentType: rentType as PricingTerms['rentType'],
      paymentType: paymentType as PricingTerms['paymentType'],
      price: { kind: 'money', money: { minor, currency: 'EUR' } },
      minDuration,
      maxDuration: maxDuration || null,
    };
  });

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
