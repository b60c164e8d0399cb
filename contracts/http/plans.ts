import * as z from 'zod';
import { AdPrices } from '../billing/ads.js';
import { CountedFeature, Interval } from '../billing/catalogue.js';
import { CancelReason } from '../billing/cancellation.js';
import { FeaturePrices } from '../billing/featured-offers.js';
import { PaymentId } from '../billing/payments.js';
import { PaymentWay } from '../billing/payment-way.js';
import { Day } from '../kernel/period.js';
import { call } from './call.js';
import { Cents, forBuyerShape, LineShape, ShownGross, sumsShape } from './money.js';
import { PaymentShape } from './payments.js';

const IncludedShape = z.record(CountedFeature, z.int().nullable());
/**
 * Booked plan. `title` is in the language of the call; `net` is the price at booking, regardless of the current
 * price.
 */
const BookedShape = z.object({ plan_id: z.string(), title: z.string(), interval: Interval, net: Cents });

export const PlanShape = z.object({
  plan_id: z.string(),
  title: z.string(),
  text: z.string(),
  commercial: z.boolean().describe('Only for commercial accounts'),
  price: z.object({ month: Cents, year: Cents }).nullable(),
  trial_days: z.int(),
  included: IncludedShape,
});
export type PlanShape = z.infer<typeof PlanShape>;

/** Plan of the caller. `to`: first day after the paid term; `next`: plan of the next term, if different. */
export const OwnPlanShape = z.object({
  plan_id: z.string(),
  title: z.string(),
  included: IncludedShape,
  used: z.object({
    offers: z.int().nullable(),
    groups: z.int().nullable(),
    apiKeys: z.int().nullable(),
    highlights: z.int(),
  }),
  running: z
    .object({
      booked: BookedShape,
      from: Day,
      to: Day,
      trial: z.boolean(),
      cancelled: z.boolean(),
      next: BookedShape.nullable(),
    })
    .nullable(),
  pending: z.object({ booked: BookedShape, payment_id: PaymentId }).nullable(),
  may_try: z.boolean(),
});
export type OwnPlanShape = z.infer<typeof OwnPlanShape>;

export const vatShape = {
  vat_rate: z.int().describe('In hundredths of a percent'),
  vat_country: z
    .string()
    .nullable()
    .describe('The country whose VAT that is while the address of the caller is not known; null: it is known'),
};

export const PlansShape = z.object({ plans: z.array(PlanShape), ...vatShape, way: PaymentWay.nullable() });
export type PlansShape = z.infer<typeof PlansShape>;

export const QuoteShape = z.object({
  now: z.object({ lines: z.array(LineShape), ...sumsShape }).nullable(),
  waits_for_vat: z
    .boolean()
    .describe(
      'A larger plan begins with the next term, since no invoice may hold its VAT next to that of the running one.',
    ),
  begins: Day,
  renewal: z.object({ on: Day, ...sumsShape }),
  ...forBuyerShape,
});
export type QuoteShape = z.infer<typeof QuoteShape>;

const planOf = { plan_id: z.string().min(1).max(40), interval: Interval };
export const PlanBookingBody = z.strictObject({
  ...planOf,
  net: Cents.min(0).describe('The price that was shown: it is asked for again where it has changed meanwhile'),
  gross: ShownGross,
});
export type PlanBookingBody = z.infer<typeof PlanBookingBody>;

const none = z.strictObject({});

export const planCalls = {
  plans: call('GET /plans', {
    access: 'anyone',
    summary: 'The plans that are on sale here, the free one first',
    answer: PlansShape,
  }),
  plan: call('GET /plan', {
    access: 'user',
    summary: "One's own plan, and what is in use of it",
    answer: OwnPlanShape,
  }),
  planQuote: call('GET /plan_quote', {
    access: 'user',
    query: z.object(planOf),
    feature: 'plans',
    summary: 'What booking a plan comes to: now, and with each term',
    answer: QuoteShape,
  }),
  bookPlan: call('POST /plan_booking', {
    access: 'user',
    body: PlanBookingBody,
    feature: 'plans',
    summary: 'Book a plan: a larger one begins once it is paid, a smaller one with the next term',
    answer: z.object({ plan: OwnPlanShape, payment: PaymentShape.nullable() }),
  }),
  tryPlan: call('POST /plan_trial', {
    access: 'user',
    body: z.strictObject(planOf),
    feature: 'plans',
    sends: 'billing.tryPlan',
    answers: 'plan',
    summary: 'Try a plan out, once; it ends by itself',
    answer: OwnPlanShape,
  }),
  cancelPlan: call('POST /plan_cancellation', {
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ reason: CancelReason }),
    sends: 'billing.cancelPlan',
    answers: 'plan',
    summary: "Cancel one's plan at the end of its term",
    answer: OwnPlanShape,
  }),
  cancelByInvoice: call('POST /plan_cancellation_by_invoice', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: z.strictObject({
      number: z.string().trim().min(1).max(60).describe('Of any invoice for the plan'),
      email: z.string().trim().min(1).max(200).describe('The address that the invoice went to'),
      reason: CancelReason,
    }),
    summary: 'Cancel a plan without signing in, at the end of its term; the confirmation comes by mail',
  }),
  resumePlan: call('POST /plan_resumption', {
    access: 'user',
    body: none,
    sends: 'billing.resumePlan',
    answers: 'plan',
    summary: 'Take a cancellation back',
    answer: OwnPlanShape,
  }),
} as const;

export const CatalogueShape = z.object({
  plans: z.array(PlanShape.extend({ offered: z.boolean().describe('False: withdrawn from sale') })),
  features: FeaturePrices,
  ads: AdPrices,
  way: PaymentWay.nullable(),
});
export type CatalogueShape = z.infer<typeof CatalogueShape>;

export const catalogueCalls = {
  catalogue: call('GET /catalogue', {
    access: 'plans',
    summary: 'All that is sold here: plans, what has an offer seen more, and ads',
    answer: CatalogueShape,
  }),
} as const;
