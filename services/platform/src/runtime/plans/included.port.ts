import type { CountedFeature } from '@lendring/contracts/billing/catalogue.js';

/** Limits of a user's plan per counted feature, from the billing service. */
export interface IncludedInPlan {
  /** Null: unlimited. */
  of(userId: string, feature: CountedFeature): Promise<number | null>;
}

/** For installations without plans. */
export const everythingIncluded: IncludedInPlan = { of: async () => null };
