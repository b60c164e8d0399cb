import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { FeatureOfOffer, FeatureQuote } from '@lendring/contracts/billing/featured-offers.js';
import type { FeatureQuoteShape, FeatureShape } from '@lendring/contracts/http/features.js';
import { lineShape } from './billing.js';

export const featureShape = ({ price, pending, ...feature }: FeatureOfOffer): Camel<FeatureShape> => ({
  ...feature,
  ...price,
  paymentId: pending,
});

export const featureQuoteShape = (quote: FeatureQuote): Camel<FeatureQuoteShape> => ({
  ...quote,
  lines: quote.positions.map(lineShape),
});
