import * as z from 'zod';
import { AdPrices } from './ads.js';
import { FeaturePrices } from './features.js';

/** What a plan counts; what is left of it stands wherever it is used up (spec §9, left of included). */
export const countedFeatures = ['offers', 'pictures', 'groups', 'highlights', 'apiKeys', 'members'] as const;
export const CountedFeature = z.enum(countedFeatures);
export type CountedFeature = z.infer<typeof CountedFeature>;

const words = z.string().trim().min(1).max(300);
const Texts = z.strictObject({ de: words, en: words, nl: words });

/** Null: as many as one likes. `highlights` are those of a month, `pictures` those of an offer. */
export const Included = z.record(CountedFeature, z.int().min(0).nullable());
export type Included = z.infer<typeof Included>;

export const Interval = z.enum(['month', 'year']);
export type Interval = z.infer<typeof Interval>;

/** Net, in cents, for one interval. */
const Net = z.int().min(1).max(100_000_000);

export const Plan = z.strictObject({
  planId: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  title: Texts,
  text: Texts,
  /** Whom it is shown to. */
  audience: z.enum(['everybody', 'commercial']),
  /** Null: it costs nothing. */
  price: z.strictObject({ month: Net, year: Net }).nullable(),
  /** Days before the first payment, once for each person. */
  trialDays: z.int().min(0).max(90),
  included: Included,
});
export type Plan = z.infer<typeof Plan>;

/**
 * All plans of an installation, the smallest first: the first one costs nothing and is everybody's who has booked none;
 * what can be paid for to have an offer seen more; and ads. An operator replaces it with a file of this shape.
 */
export const Catalogue = z
  .strictObject({ plans: z.array(Plan).min(1).max(12), features: FeaturePrices.default({}), ads: AdPrices.default({}) })
  .superRefine(({ plans }, context) => {
    const problem = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: ['plans', index], message });
    plans.forEach(({ planId, price, trialDays }, index) => {
      if (index === 0 && price !== null) problem(index, `The first plan, ${planId}, must cost nothing.`);
      if (index > 0 && price === null) problem(index, `Only the first plan costs nothing; ${planId} has no price.`);
      if (price === null && trialDays > 0) problem(index, `${planId} costs nothing and needs no days of trial.`);
      if (plans.findIndex((one) => one.planId === planId) < index) problem(index, `${planId} is there twice.`);
    });
  });
export type Catalogue = z.infer<typeof Catalogue>;
