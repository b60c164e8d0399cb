import type { CountedFeature } from '@lendring/contracts/billing/catalogue.js';

/** How many of something a person's plan includes, as the billing service knows it. */
export interface IncludedInPlan {
  /** Null: as many as they like. */
  of(userId: string, feature: CountedFeature): Promise<number | null>;
}

/** Where nobody sells plans. */
export const everythingIncluded: IncludedInPlan = { of: async () => null };
