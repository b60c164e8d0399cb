import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';

export type RatedSide = 'vendor' | 'creator';

export const userOffersQuery = (api: Api, userId: string, page: number) =>
  queryOptions({
    queryKey: ['offers', 'of', userId, page],
    queryFn: ({ signal }) =>
      api.get('/offer_search', { query: { user_id: userId, page, size: 24, sort: 'newest' } }, { signal }),
  });

/** What others said about a person as one of the sides. */
export const userRatingsQuery = (api: Api, userId: string, side: RatedSide) =>
  infiniteQueryOptions({
    queryKey: ['user', userId, 'ratings', side],
    queryFn: ({ signal, pageParam }) =>
      api.get('/rating', { query: { user_id: userId, side, page: pageParam, size: 10 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ paging }) => (paging.hasNextPage ? paging.page + 1 : undefined),
  });
