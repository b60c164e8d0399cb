import * as z from 'zod';

/** What can be paid for to have an offer seen more; none of it changes the order of a list (ADR 83). */
export const offerFeatures = ['highlight', 'top', 'home'] as const;
export const OfferFeature = z.enum(offerFeatures);
export type OfferFeature = z.infer<typeof OfferFeature>;

/** `net`: in cents, once. `days` null: it never ends (spec §3). */
export const FeaturePrice = z.strictObject({
  net: z.int().min(1).max(100_000_000),
  days: z.int().min(1).max(365).nullable(),
});
export type FeaturePrice = z.infer<typeof FeaturePrice>;

/** What an installation sells; what is not in it cannot be booked. */
export const FeaturePrices = z.partialRecord(OfferFeature, FeaturePrice);
export type FeaturePrices = z.infer<typeof FeaturePrices>;
