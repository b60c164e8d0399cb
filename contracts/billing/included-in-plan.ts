import type { QueryContext } from '../kernel/service-api.js';
import type { CountedFeature, Included } from './catalogue.js';

export interface IncludedInPlan {
  /** Returns the quota; null means unlimited. */
  of(userId: string, feature: CountedFeature): Promise<number | null>;
}

export const everythingIncluded: IncludedInPlan = { of: async () => null };

type Billing = Readonly<{
  queries: Readonly<{ included: (question: Readonly<{ userId: string }>, context: QueryContext) => Promise<Included> }>;
}>;
type Caller = Readonly<{
  name: string;
  clock: Readonly<{ now: () => string }>;
  log: Readonly<{ warn: (fields: object, message: string) => void }>;
}>;

/** Queries quotas from the billing service as caller `name`. While the service is unavailable, no quota applies. */
export const includedFrom = (billing: Billing, { name, clock, log }: Caller): IncludedInPlan => ({
  of: async (userId, feature) => {
    try {
      const asked = { actor: { kind: 'system' as const, name }, at: clock.now() };
      return (await billing.queries.included({ userId }, asked))[feature] ?? null;
    } catch (error) {
      log.warn(
        { error: error instanceof Error ? error.message : String(error), feature },
        'what a plan includes is not known: nothing is limited by it',
      );
      return null;
    }
  },
});
