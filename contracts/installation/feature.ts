import * as z from 'zod';
import { featureNames, type FeatureName } from './feature-names.js';

/** For each feature whether it is on. */
export const Features = z.strictObject({
  /** Founding groups and joining them, and the list of groups. */
  groups: z.boolean(),
  /** Making search requests, and the list of what people look for. */
  wanted: z.boolean(),
  /** Booking plans and trying them, and the page of what they cost. */
  plans: z.boolean(),
  /** Drafting and booking ads, and the page that offers them. */
  ads: z.boolean(),
  /** Giving feedback about the product. */
  feedback: z.boolean(),
});
export type Features = z.infer<typeof Features>;

/** As long as nothing is set. */
export const allFeaturesOn: Features = { groups: true, wanted: true, plans: true, ads: true, feedback: true };

/** What is off, in the order of the catalogue. */
export const featuresOff = (features: Features): readonly FeatureName[] =>
  featureNames.filter((name) => !features[name]);
