import type { OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { OfferId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { optional } from '../caller/optional.js';
import { systemQuery, type Caller } from '../caller/handlers.js';

/** Returns offers with a paid feature, in a random order that changes every few seconds. */
export type FeaturedOffers = (feature: OfferFeature, caller: Caller) => Promise<readonly OfferId[]>;

const FRESH_MS = 5_000;

type Kept = Readonly<{ since: number; offerIds: Promise<readonly OfferId[]> }>;

export const featuredOffers = ({ billing }: Pick<ServiceApis, 'billing'>): FeaturedOffers => {
  const kept = new Map<OfferFeature, Kept>();
  return async (feature, caller) => {
    const known = kept.get(feature);
    if (known && performance.now() - known.since < FRESH_MS) return known.offerIds;
    const offerIds = optional(
      caller,
      [],
      async () => (await billing.queries.featured({ feature }, systemQuery(caller, 'featured'))).offerIds,
    );
    const entry = { since: performance.now(), offerIds };
    kept.set(feature, entry);
    offerIds.catch(() => kept.get(feature) === entry && kept.delete(feature));
    return offerIds;
  };
};
