/** Features with a quota; pages show how much of the quota is left (spec §9, left of included). */
export const countedFeatures = ['offers', 'pictures', 'groups', 'highlights', 'apiKeys', 'members'] as const;

/** Implemented features that plans advertise, in display order. */
export const promisedFeatures = [
  'offers',
  'highlights',
  'pictures',
  'groups',
  'apiKeys',
] as const satisfies readonly (typeof countedFeatures)[number][];
export type PromisedFeature = (typeof promisedFeatures)[number];

export const planLimits = {
  offered: 12,
  /** Maximum number of plans, including those withdrawn from sale. */
  plans: 40,
  title: 60,
  text: 300,
  trialDays: 90,
  /** Maximum net price in cents. */
  net: 100_000_000,
} as const;
