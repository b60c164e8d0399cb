import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { offersFound } from './offers-found.js';

/** An offer as the current user may see it. Keys of its days, ratings and similar offers extend this one. */
export const offerKey = (offerId: string): string[] => ['offer', offerId];

export const offerQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: offerKey(offerId),
    queryFn: ({ signal }) => api.get('/offer/{id}', { id: offerId }, { signal }),
  });

export const permalinkQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: [...offerKey(offerId), 'permalink'],
    queryFn: ({ signal }) => api.get('/offer_permalink/{id}', { id: offerId }, { signal }),
    staleTime: Infinity,
  });

/** Own addresses with the step of the offer's delivery. */
export const deliveryPlacesQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: [...offerKey(offerId), 'delivery'],
    queryFn: ({ signal }) => api.get('/offer_delivery/{id}', { id: offerId }, { signal }),
  });

/**
 * Invalidates all offers, but not their subqueries. Call after the user joined or left a group, since some offers are
 * for members only.
 */
export const offersChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['offer'], predicate: ({ queryKey }) => queryKey.length === 2 });

/**
 * Invalidates all offers with their subqueries. Call after a change of an own address, on which the delivery prices and
 * the conditions for borrowers depend.
 */
export const ownAddressesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['offer'] });

/** Invalidates an offer, but not its subqueries. Call after a change other than an edit by its owner. */
export const offerChanged = (queries: QueryClient, offerId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: offerKey(offerId), exact: true });

export const similarQuery = (
  api: Api,
  offerId: string,
  { from, to = from }: Readonly<{ from?: string | undefined; to?: string | undefined }> = {},
) =>
  queryOptions({
    queryKey: [...offersFound, 'similar', offerId, from, to],
    staleTime: 300_000,
    queryFn: ({ signal }) =>
      api.get(
        '/offer_search',
        { query: { ref_id: offerId, size: 4, ...(from && to ? { date_from: from, date_to: to } : {}) } },
        { signal },
      ),
  });

export const offerRatingsQuery = (api: Api, offerId: string) =>
  infiniteQueryOptions({
    queryKey: ['offer', offerId, 'ratings'],
    queryFn: ({ signal, pageParam }) =>
      api.get('/rating', { query: { offer_id: offerId, page: pageParam, size: 5 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ paging }) => (paging.hasNextPage ? paging.page + 1 : undefined),
  });
