/** What a plan counts; what is left of it stands wherever it is used up (spec §9, left of included). */
export const countedFeatures = ['offers', 'pictures', 'groups', 'highlights', 'apiKeys', 'members'] as const;

/** What a plan promises, in the order in which it is read; what is not built yet is not promised. */
export const promisedFeatures = [
  'offers',
  'highlights',
  'pictures',
  'groups',
  'apiKeys',
] as const satisfies readonly (typeof countedFeatures)[number][];
export type PromisedFeature = (typeof promisedFeatures)[number];

/** Bounds of the plans of an installation. */
export const planLimits = {
  /** On sale at once. */
  offered: 12,
  /** With those that were withdrawn from sale. */
  plans: 40,
  title: 60,
  text: 300,
  trialDays: 90,
  /** Net, in cents. */
  net: 100_000_000,
} as const;
