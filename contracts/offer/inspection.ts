import * as z from 'zod';
import { ImageId, Locale, OfferId, UserId } from '../kernel/ids.js';

/** A picture of the offer, and one of somebody else's that looks the same; `bits`: of 128, how many differ. */
const Like = z.strictObject({
  imageId: ImageId,
  other: z.strictObject({ imageId: ImageId, offerId: OfferId, ownerId: UserId }),
  bits: z.int().min(0),
});

/**
 * What other people's offers of a category cost for a day, in cents: the median of so many, how far most lie from it (the
 * median of distances in the logarithm, as a factor), and from where to where nine tenths of them lie.
 */
export const UsualPrice = z.strictObject({
  offers: z.int(),
  median: z.number(),
  spread: z.number(),
  low: z.int(),
  high: z.int(),
});
export type UsualPrice = z.infer<typeof UsualPrice>;

/** What there is to look at of an offer that everybody sees, for moderation (ADR 103). */
export const OfferInspection = z.strictObject({
  offerId: OfferId,
  ownerId: UserId,
  language: Locale,
  categoryId: z.int(),
  commercial: z.boolean(),
  title: z.string(),
  /** Everything that was written besides the title, its parts divided by empty lines. */
  text: z.string(),
  /** What a day costs, by the entry that cards show; null: nothing, or no money. */
  day: z.strictObject({ cents: z.int(), currency: z.string() }).nullable(),
  /** Null where no other offer says one. */
  usual: UsualPrice.nullable(),
  /** Offers of the same person that everybody sees. */
  online: z.int(),
  like: z.array(Like),
});
export type OfferInspection = z.infer<typeof OfferInspection>;
