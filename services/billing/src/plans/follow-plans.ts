import { withdrawn, type Catalogue, type Plan } from '@lendring/contracts/billing/catalogue.js';
import { KnownPlans } from '@lendring/contracts/installation/settings.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

const EVERY_MS = 2_000;
const KEPT = 'plans';

type Options = Readonly<{
  file: Catalogue;
  installation: Readonly<{ queries: Pick<ServiceClient<typeof installationApi>['queries'], 'plans'> }>;
  kept: Pick<Documents, 'getValue' | 'setValue'>;
}>;

/**
 * Merges the plans of a settings version with those of the operator's file. Plans missing from the version stay,
 * withdrawn from sale, because bookings refer to them; the free plan is exempt, because it has no bookings.
 */
export const plansOver = (file: readonly Plan[], { plans, former }: NonNullable<KnownPlans['set']>): Plan[] => {
  const all = new Map((plans ?? file).map((plan) => [plan.planId, plan]));
  for (const plan of [...file, ...former])
    if (plan.price !== null && !all.has(plan.planId)) all.set(plan.planId, withdrawn(plan));
  return [...all.values()];
};

/**
 * Catalogue with the plans that admins have set (ADR 127). Stores the latest response of the installation service, so
 * that a start without that service does not sell at outdated prices.
 */
export const followPlans = async ({
  file,
  installation,
  kept,
}: Options): Promise<Readonly<{ catalogue: Catalogue; refresh: ClockPolicy }>> => {
  const stored = await kept.getValue(KEPT);
  let known: KnownPlans = stored
    ? KnownPlans.parse(JSON.parse(stored))
    : { number: 0, set: { plans: null, former: [] } };
  let plans = plansOver(file.plans, known.set ?? { plans: null, former: [] });
  return {
    catalogue: {
      ...file,
      get plans() {
        return plans;
      },
    },
    refresh: {
      name: 'plans',
      everyMs: EVERY_MS,
      tick: async (at) => {
        const asked = { actor: { kind: 'system', name: 'billing' }, at } as const;
        const told = await installation.queries.plans({ known: known.number }, asked);
        if (told.set === null) return;
        await kept.setValue(KEPT, JSON.stringify(told));
        known = told;
        plans = plansOver(file.plans, told.set);
      },
    },
  };
};
