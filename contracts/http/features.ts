import * as z from 'zod';
import { OfferFeature } from '../billing/featured-offers.js';
import { PaymentId } from '../billing/payments.js';
import { OfferId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { forBuyerShape, LineShape, ShownGross, sumsShape } from './money.js';
import { vatShape } from './plans.js';
import { call } from './call.js';
import { OfferCardShape } from './shapes.js';

const Cents = z.int();

/**
 * Offer feature for sale. `net` is the price for `days` days, and `days` is null when unlimited; `payment_id` is the
 * booking that starts once paid.
 */
export const FeatureShape = z.object({
  feature: OfferFeature,
  net: Cents,
  days: z.int().nullable(),
  running: z.object({ from: Instant, until: Instant.nullable() }).nullable(),
  payment_id: PaymentId.nullable(),
});
export type FeatureShape = z.infer<typeof FeatureShape>;

export const OfferFeaturesShape = z.object({
  features: z.array(FeatureShape),
  ...vatShape,
  highlights: z.object({ included: z.int().nullable(), used: z.int() }),
});
export type OfferFeaturesShape = z.infer<typeof OfferFeaturesShape>;

export const FeatureQuoteShape = z.object({
  lines: z.array(LineShape),
  ...sumsShape,
  from: Instant,
  until: Instant.nullable(),
  ...forBuyerShape,
});
export type FeatureQuoteShape = z.infer<typeof FeatureQuoteShape>;

const ofOffer = { access: 'user', id: OfferId, key: 'offerId' } as const;

export const featureCalls = {
  offerFeatures: call('GET /offer_feature/{id}', {
    ...ofOffer,
    summary: "What can be booked to have an offer of one's own seen more, and what runs",
    answer: OfferFeaturesShape,
  }),
  offerFeatureQuote: call('GET /offer_feature_quote/{id}', {
    ...ofOffer,
    query: z.object({ feature: OfferFeature }),
    summary: 'What booking it comes to',
    answer: FeatureQuoteShape,
  }),
  bookOfferFeature: call('POST /offer_feature_booking/{id}', {
    ...ofOffer,
    body: z.strictObject({
      feature: OfferFeature,
      net: Cents.min(0).describe('The price that was shown: it is asked for again where it has changed meanwhile'),
      gross: ShownGross,
    }),
    summary: 'Book a feature: it begins once it is paid',
    answer: OfferFeaturesShape,
  }),
  highlightOffer: call('POST /offer_highlight/{id}', {
    ...ofOffer,
    body: z.strictObject({}),
    sends: 'billing.useHighlight',
    answers: 'offerFeatures',
    summary: 'Highlight an offer with one of those that the plan includes this month',
    answer: OfferFeaturesShape,
  }),
  homeOffers: call('GET /offer_home', {
    access: 'anyone',
    summary: 'Offers that stand on the home page for money',
    answer: z.object({ offers: z.array(OfferCardShape) }),
  }),
} as const;
