import type { FeatureEvent } from '@lendring/contracts/billing/feature-events.js';
import type { OfferFeature } from '@lendring/contracts/billing/features.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** A feature of an offer, found by until when it runs. */
export type FeatureDocument = Readonly<{
  key: string;
  offerId: string;
  userId: string;
  feature: OfferFeature;
  /** Without end: a day that nobody reaches. */
  until: string;
}>;

const NEVER = '9999-12-31T23:59:59.999Z';

export const features: Projection<FeatureDocument, FeatureEvent> = {
  name: 'features',
  version: 1,
  prefixes: ['feature-'],
  indexes: [
    [
      ['feature', 1],
      ['until', 1],
    ],
    [['userId', 1]],
  ],
  ids: ({ type, data }) =>
    type === 'FeatureBegun' || type === 'FeatureWithdrawn' ? [`${data.offerId} ${data.feature}`] : [],
  evolve(document, { type, data }) {
    if (type === 'FeatureWithdrawn') return document && { ...document, until: data.until };
    if (type !== 'FeatureBegun') return document;
    const { offerId, userId, feature, until } = data;
    return { key: `${offerId} ${feature}`, offerId, userId, feature, until: until ?? NEVER };
  },
};
