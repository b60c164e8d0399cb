import type { catalogueCalls } from '@lendring/contracts/http/plans.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { planShape } from '../shapes/billing.js';

export const catalogueHandlers = ({
  billing,
}: Pick<ServiceApis, 'billing'>): Handlers<keyof typeof catalogueCalls> => ({
  catalogue: async (_, caller) => {
    const { plans, ...rest } = await billing.queries.catalogue({}, queryContext(caller));
    return { ...rest, plans: plans.map((plan) => ({ ...planShape(plan, caller.locale), offered: plan.offered })) };
  },
});
