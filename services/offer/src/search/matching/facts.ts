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

/** What filters and sorts need of a document: everything but its text. Stored as JSON. */
export type Facts = Readonly<Pick<SearchDocument, Kept>> & {
  /** Local days as days since 1970-01-01. */
  readonly busyDays: readonly number[];
  readonly titleWords: number;
  /**
   * Entries that can give a price for days, four numbers each: rent type, cents of a unit, least and most units (0: no
   * bound). Missing in an older file.
   */
  readonly prices?: readonly number[];
  /**
   * How long it can be had, three numbers for each entry: rent type, least and most units (0: no bound). Missing in an
   * older file: for any time.
   */
  readonly lengths?: readonly number[];
};

export const lengthsOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap(({ rentType, minDuration, maxDuration }) => [rentType, minDuration, maxDuration ?? 0]);

/** Can be had for so many days, by what {@link lengthsOf} made. */
export const lengthsTake = (lengths: readonly number[], days: number): boolean =>
  takesDays(
    Array.from({ length: lengths.length / 3 }, (_, entry) => {
      const [rentType, minDuration = 1, maxDuration] = lengths.slice(3 * entry);
      return { rentType: rentType as PricingTerms['rentType'], minDuration, maxDuration: maxDuration || null };
    }),
    days,
  );

/** Crates are no price, and hours cannot be told from days: neither ever gives one (contracts/rules/price-for-days). */
export const pricesOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap(({ rentType, price, minDuration, maxDuration }) =>
    price.kind === 'things' || rentType === 2
      ? []
      : [rentType, price.kind === 'money' ? price.money.minor : 0, minDuration, maxDuration ?? 0],
  );

/** The entries of {@link pricesOf}. */
export const termsOf = (prices: readonly number[]): readonly PricingTerms[] =>
  Array.from({ length: prices.length / 4 }, (_, entry) => {
    const [rentType, minor = 0, minDuration = 1, maxDuration] = prices.slice(4 * entry);
    return {
      rentType: rentType as PricingTerms['rentType'],
      price: { kind: 'money', money: { minor, currency: 'EUR' } },
      minDuration,
      maxDuration: maxDuration || null,
    };
  });

/** A local day `YYYY-MM-DD` as days since 1970-01-01; NaN when it is no day. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

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
    titleWords,
    prices: pricesOf(document.pricings),
    lengths: lengthsOf(document.pricings),
  };
}
