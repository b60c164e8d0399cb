import * as z from 'zod';
import { featureNames, type FeatureName } from './feature-names.js';

export const Features = z.strictObject({
  groups: z.boolean(),
  wanted: z.boolean(),
  plans: z.boolean(),
  ads: z.boolean(),
  feedback: z.boolean(),
});
export type Features = z.infer<typeof Features>;

export const allFeaturesOn: Features = { groups: true, wanted: true, plans: true, ads: true, feedback: true };

export const featuresOff = (features: Features): readonly FeatureName[] =>
  featureNames.filter((name) => !features[name]);
