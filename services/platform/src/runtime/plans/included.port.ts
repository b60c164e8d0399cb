import type { CountedFeature } from '@lendring/contracts/billing/catalogue.js';

export interface IncludedInPlan {
  /** Null: unlimited. */
  of(userId: string, feature: CountedFeature): Promise<number | null>;
}

export const everythingIncluded: IncludedInPlan = { of: async () => null };
