import * as z from 'zod';

/** Paid offer features; none of them affects the order of a list (ADR 83). */
export const offerFeatures = ['highlight', 'top', 'home'] as const;
export const OfferFeature = z.enum(offerFeatures);
export type OfferFeature = z.infer<typeof OfferFeature>;

/** `net`: one-time price in cents. `days` null: unlimited (spec §3). */
export const FeaturePrice = z.strictObject({
  net: z.int().min(1).max(100_000_000),
  days: z.int().min(1).max(365).nullable(),
});
export type FeaturePrice = z.infer<typeof FeaturePrice>;

export const FeaturePrices = z.partialRecord(OfferFeature, FeaturePrice);
export type FeaturePrices = z.infer<typeof FeaturePrices>;
