import * as z from 'zod';
import { line } from '../kernel/text.js';
import { AdPrices } from './ads.js';
import { FeaturePrices } from './featured-offers.js';
import { countedFeatures, planLimits as limits } from './plan-limits.js';

export const CountedFeature = z.enum(countedFeatures);
export type CountedFeature = z.infer<typeof CountedFeature>;

const words = line(limits.text);
const Texts = z.strictObject({ de: words, en: words, nl: words });

/** Quota per feature; null means unlimited. `highlights` are counted per month, `pictures` per offer. */
export const Included = z.record(CountedFeature, z.int().min(0).nullable());
export type Included = z.infer<typeof Included>;

export const Interval = z.enum(['month', 'year']);
export type Interval = z.infer<typeof Interval>;

/** Net price in cents per interval. */
const Net = z.int().min(1).max(limits.net);

export const Plan = z.strictObject({
  planId: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  title: Texts,
  text: Texts,
  audience: z.enum(['everybody', 'commercial']),
  price: z.strictObject({ month: Net, year: Net }).nullable(),
  /** Free trial days before the first payment, granted once per person. */
  trialDays: z.int().min(0).max(limits.trialDays),
  included: Included,
  /** False for a plan withdrawn from sale; existing subscriptions to the plan continue. */
  offered: z.boolean().default(true),
});
export type Plan = z.infer<typeof Plan>;

export const withdrawn = (plan: Plan): Plan => ({ ...plan, offered: false });

/**
 * Plans, smallest first. The first plan is free and the default. Plans withdrawn from sale stay listed, because
 * bookings refer to them.
 */
export const Plans = z
  .array(Plan)
  .min(1)
  .max(limits.plans)
  .superRefine((plans, context) => {
    const problem = (path: number[], message: string) => context.addIssue({ code: 'custom', path, message });
    plans.forEach(({ planId, price, trialDays, offered }, index) => {
      if (index === 0 && price !== null) problem([index], `The first plan, ${planId}, must cost nothing.`);
      if (index === 0 && !offered) problem([index], `The first plan, ${planId}, cannot be withdrawn from sale.`);
      if (index > 0 && price === null) problem([index], `Only the first plan costs nothing; ${planId} has no price.`);
      if (price === null && trialDays > 0) problem([index], `${planId} costs nothing and needs no days of trial.`);
      if (plans.findIndex((one) => one.planId === planId) < index) problem([index], `${planId} is there twice.`);
    });
    if (plans.filter(({ offered }) => offered).length > limits.offered)
      problem([], `At most ${limits.offered} plans are on sale at once.`);
  });

/**
 * Products for sale: plans, offer features and ads. The operator may replace the file, and an admin may replace the
 * plans in it (ADR 127).
 */
export const Catalogue = z.strictObject({
  plans: Plans,
  features: FeaturePrices.default({}),
  ads: AdPrices.default({}),
});
export type Catalogue = z.infer<typeof Catalogue>;
