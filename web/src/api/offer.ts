import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** An offer as the person looking may see it; its own days, ratings and similar offers have keys below this one. */
export const offerKey = (offerId: string): string[] => ['offer', offerId];

export const offerQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: offerKey(offerId),
    queryFn: ({ signal }) => api.get('/offer/{id}', { id: offerId }, { signal }),
  });

/** The address of an offer that people can use. */
export const permalinkQuery = (api: Api, offerId: string) =>
  queryOptions({
    queryKey: [...offerKey(offerId), 'permalink'],
    queryFn: ({ signal }) => api.get('/offer_permalink/{id}', { id: offerId }, { signal }),
    staleTime: Infinity,
  });

/** All offers alone, after who looks came into a group or left one: some are for members. */
export const offersChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['offer'], predicate: ({ queryKey }) => queryKey.length === 2 });

/** The offer alone, after something else than its owner changed it or what one may see of it. */
export const offerChanged = (queries: QueryClient, offerId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: offerKey(offerId), exact: true });
