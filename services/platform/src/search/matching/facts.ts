import type { SearchDocument } from '../search.port.js';

type Kept =
  | 'ownerId' | 'categories' | 'cityId' | 'point' | 'commercial' | 'commercialOnly' | 'paymentTypes' | 'rentTypes'
  | 'dayPrice' | 'free' | 'publishedAt' | 'ratingSum' | 'ratingCount';

/** What filters and sorts need of a document: everything but its text. Stored as JSON. */
export type Facts = Readonly<Pick<SearchDocument, Kept>> & {
  /** Local days as days since 1970-01-01. */
  readonly busyDays: readonly number[];
  readonly titleWords: number;
};

/** A local day `YYYY-MM-DD` as days since 1970-01-01; NaN when it is no day. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

export function factsOf(document: SearchDocument, titleWords: number): Facts {
  const { ownerId, categories, cityId, point, commercial, commercialOnly, paymentTypes, rentTypes, dayPrice, free, publishedAt, ratingSum, ratingCount } = document;
  const busyDays = document.busyDays.map(dayNumber).filter((day) => !Number.isNaN(day));
  return { ownerId, categories, cityId, point, commercial, commercialOnly, paymentTypes, rentTypes, dayPrice, free, publishedAt, ratingSum, ratingCount, busyDays, titleWords };
}
