import type { Catalogue, Included, Interval, Plan } from '@lendring/contracts/billing/catalogue.js';
import type { Booked } from '@lendring/contracts/billing/subscription-events.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { inLanguage } from '@lendring/contracts/texts/text.js';
import type { Subscription } from '../subscription/subscription.js';

/** A plan that is on sale; null where there is none of that name, or it costs nothing. */
export const sellsTo = ({ plans }: Catalogue, planId: string): Plan | null =>
  plans.find((plan) => plan.planId === planId && plan.offered && plan.price !== null) ?? null;

/** Everybody's who has booked none. */
export const freePlan = ({ plans: [first] }: Catalogue): Plan => {
  if (!first) throw new Error('A catalogue without a plan was read, which its shape forbids');
  return first;
};

/** The name of a plan; one that the catalogue no longer has is called by its id. */
export const planTitle = ({ plans }: Catalogue, planId: string, locale: Locale): string => {
  const plan = plans.find((one) => one.planId === planId);
  return plan ? inLanguage(plan.title, locale) : planId;
};

/** What somebody's plan includes: as it was when they booked it. */
export const includedIn = ({ running }: Pick<Subscription, 'running'>, catalogue: Catalogue): Included =>
  (running?.booked ?? freePlan(catalogue)).included;

/** A plan as it is sold now. */
export const bookedOf = ({ planId, price, included }: Plan, interval: Interval): Booked => ({
  planId,
  interval,
  net: price?.[interval] ?? 0,
  included,
});

/** The running plan, as it was booked, where it is this one; null: it is another one, a trial, or none. */
export const runningAs = (
  running: Subscription['running'],
  { planId, interval }: Pick<Booked, 'planId' | 'interval'>,
): Booked | null =>
  running && !running.trial && running.booked.planId === planId && running.booked.interval === interval
    ? running.booked
    : null;
