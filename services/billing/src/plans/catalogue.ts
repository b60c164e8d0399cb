import type { Catalogue, Included, Interval, Plan } from '@lendring/contracts/billing/catalogue.js';
import type { Booked } from '@lendring/contracts/billing/plans.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Subscription } from './subscription.aggregate.js';

/** A paid plan on sale; null if it does not exist, is withdrawn or is free. */
export const sellsTo = ({ plans }: Catalogue, planId: string): Plan | null =>
  plans.find((plan) => plan.planId === planId && plan.offered && plan.price !== null) ?? null;

export const freePlan = ({ plans: [first] }: Catalogue): Plan => {
  if (!first) throw new Error('Catalogue without a plan, although its schema requires one');
  return first;
};

export const planTitle = ({ plans }: Catalogue, planId: string, locale: Locale): string => {
  const plan = plans.find((one) => one.planId === planId);
  return plan ? inLanguage(plan.title, locale) : planId;
};

export const includedIn = ({ running }: Pick<Subscription, 'running'>, catalogue: Catalogue): Included =>
  (running?.booked ?? freePlan(catalogue)).included;

export const bookedOf = ({ planId, price, included }: Plan, interval: Interval): Booked => ({
  planId,
  interval,
  net: price?.[interval] ?? 0,
  included,
});

/** The running plan as booked, if plan and interval match; null for another plan, a trial or none. */
export const runningAs = (
  running: Subscription['running'],
  { planId, interval }: Pick<Booked, 'planId' | 'interval'>,
): Booked | null =>
  running && !running.trial && running.booked.planId === planId && running.booked.interval === interval
    ? running.booked
    : null;
