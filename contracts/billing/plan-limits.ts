/** Things that a plan counts; the number left stands wherever they are used up (spec §9, left of included). */
export const countedFeatures = ['offers', 'pictures', 'groups', 'highlights', 'apiKeys', 'members'] as const;

/** Promises of a plan in the order in which they are read, only of what is built. */
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
