/** Features with a quota; pages show the number left (spec §9, left of included). */
export const countedFeatures = ['offers', 'pictures', 'groups', 'highlights', 'apiKeys', 'members'] as const;

/** Advertised features in display order; only implemented ones. */
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
  /** Includes plans withdrawn from sale. */
  plans: 40,
  title: 60,
  text: 300,
  trialDays: 90,
  /** Net, in cents. */
  net: 100_000_000,
} as const;
