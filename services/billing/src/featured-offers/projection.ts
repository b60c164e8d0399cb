import { type FeatureEvent, offerFeatures, type OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type FeatureDocument = Readonly<{
  key: string;
  offerId: string;
  userId: string;
  feature: OfferFeature;
  /** End of the feature; a far-future day if unlimited. */
  until: string;
}>;

const NEVER = '9999-12-31T23:59:59.999Z';

export const features: Projection<FeatureDocument, FeatureEvent> = {
  name: 'features',
  version: 2,
  prefixes: ['feature-'],
  indexes: [
    [
      ['feature', 1],
      ['until', 1],
    ],
    [['userId', 1]],
  ],
  ids({ type, data }) {
    const { offerId } = data;
    switch (type) {
      case 'FeatureBegun':
      case 'FeatureWithdrawn':
        return [`${offerId} ${data.feature}`];
      case 'FeatureOfferReleased':
        return Object.keys(data.until).map((feature) => `${offerId} ${feature}`);
      case 'FeatureOfferGone':
        return offerFeatures.map((feature) => `${offerId} ${feature}`);
      default:
        return [];
    }
  },
  evolve(document, { type, data }) {
    switch (type) {
      case 'FeatureBegun': {
        const { offerId, userId, feature, until } = data;
        return { key: `${offerId} ${feature}`, offerId, userId, feature, until: until ?? NEVER };
      }
      case 'FeatureWithdrawn':
        return document && { ...document, until: data.until };
      case 'FeatureOfferReleased':
        return document && { ...document, until: data.until[document.feature] ?? document.until };
      case 'FeatureOfferGone':
        return document && { ...document, until: data.at < document.until ? data.at : document.until };
      default:
        return document;
    }
  },
};
