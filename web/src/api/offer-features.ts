import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { OfferFeaturesShape } from '@lendring/contracts/http/features.js';
import type { Api } from '../lib/api-client/api.js';

const features = ['offer-features'] as const;

export const offerFeaturesQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: [...features, offerId],
    queryFn: ({ signal }) => api.get('/offer_feature/{id}', { id: offerId }, { signal }),
  });

export const featureQuoteQuery = (api: Api, offerId: string, feature: OfferFeature) =>
  queryOptions({
    queryKey: ['offer-feature-quote', offerId, feature],
    queryFn: ({ signal }) => api.get('/offer_feature_quote/{id}', { id: offerId, query: { feature } }, { signal }),
    // Disable caching, because the start of a booking depends on the time.
    gcTime: 0,
  });

export const homeOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['home-offers'],
    queryFn: ({ signal }) => api.get('/offer_home', {}, { signal }),
    staleTime: 60_000,
  });

export const putFeatures = (queries: QueryClient, offerId: string, answer: OfferFeaturesShape): void => {
  queries.setQueryData([...features, offerId], answer);
};

export const featuresMoved = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries({ queryKey: features });
