import * as z from 'zod';
import { ImageId, Locale, OfferId, UserId } from '../kernel/ids.js';

/** Picture of the offer and a similar one of another user; `bits`: differing bits of 128. */
const Like = z.strictObject({
  imageId: ImageId,
  other: z.strictObject({ imageId: ImageId, offerId: OfferId, ownerId: UserId }),
  bits: z.int().min(0),
});

/**
 * Daily prices in cents of other users' offers in a category. `spread`: median absolute deviation of the logarithm,
 * as a factor; `low` to `high`: range that contains nine tenths of the prices.
 */
export const UsualPrice = z.strictObject({
  offers: z.int(),
  median: z.number(),
  spread: z.number(),
  low: z.int(),
  high: z.int(),
});
export type UsualPrice = z.infer<typeof UsualPrice>;

export const OfferInspection = z.strictObject({
  offerId: OfferId,
  ownerId: UserId,
  language: Locale,
  categoryId: z.int(),
  commercial: z.boolean(),
  title: z.string(),
  /** All texts except the title, separated by blank lines. */
  text: z.string(),
  /** Daily price of the entry shown on cards; null: free or not in money. */
  day: z.strictObject({ cents: z.int(), currency: z.string() }).nullable(),
  usual: UsualPrice.nullable(),
  online: z.int(),
  like: z.array(Like),
});
export type OfferInspection = z.infer<typeof OfferInspection>;

export const inspectionQueries = {
  /** System only: data for automatic review; null for offers that are not public (ADR 103). */
  inspect: { question: z.strictObject({ offerId: OfferId }), answer: OfferInspection.nullable() },
} as const;
