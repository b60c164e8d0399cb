import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { FeatureOfOffer, FeatureQuote } from '@lendring/contracts/billing/queries.js';
import type { FeatureQuoteShape, FeatureShape } from '@lendring/contracts/http/features.js';
import { lineShape } from './billing.js';

export const featureShape = ({
  feature,
  price: { net, days },
  running,
  pending,
}: FeatureOfOffer): Camel<FeatureShape> => ({ feature, net, days, running, paymentId: pending });

export const featureQuoteShape = ({ positions, vatIdAwaited, ...rest }: FeatureQuote): Camel<FeatureQuoteShape> => ({
  lines: positions.map(lineShape),
  vatIdAwaited,
  ...rest,
});
