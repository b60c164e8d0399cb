import * as z from 'zod';
import { featureNames, type FeatureName } from './feature-names.js';

export const Features = z.strictObject({
  /** Founding and joining groups, and the group list. */
  groups: z.boolean(),
  /** Creating search requests, and their list. */
  wanted: z.boolean(),
  /** Booking and trying plans, and the pricing page. */
  plans: z.boolean(),
  /** Drafting and booking ads, and the page that advertises them. */
  ads: z.boolean(),
  /** Feedback about the product. */
  feedback: z.boolean(),
});
export type Features = z.infer<typeof Features>;

/** Default. */
export const allFeaturesOn: Features = { groups: true, wanted: true, plans: true, ads: true, feedback: true };

export const featuresOff = (features: Features): readonly FeatureName[] =>
  featureNames.filter((name) => !features[name]);
