import type { FeatureOfOffer, FeatureQuote } from '@lendring/contracts/billing/queries.js';
import type { FeatureQuoteShape, FeatureShape } from '@lendring/contracts/http/features.js';
import { lineShape } from './billing.js';

export const featureShape = ({ feature, price: { net, days }, running, pending }: FeatureOfOffer): FeatureShape => ({
  feature,
  net,
  days,
  running,
  payment_id: pending,
});

export const featureQuoteShape = ({ positions, vatIdAwaited, ...rest }: FeatureQuote): FeatureQuoteShape => ({
  lines: positions.map(lineShape),
  vat_id_awaited: vatIdAwaited,
  ...rest,
});
