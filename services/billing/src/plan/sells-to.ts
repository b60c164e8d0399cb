import type { Catalogue, Plan } from '@lendring/contracts/billing/catalogue.js';

/** A plan that is paid for; null where there is none of that name, or it costs nothing. */
export const sellsTo = ({ plans }: Catalogue, planId: string): Plan | null =>
  plans.find((plan) => plan.planId === planId && plan.price !== null) ?? null;

/** Everybody's who has booked none. */
export const freePlan = ({ plans }: Catalogue): Plan => plans[0]!;
