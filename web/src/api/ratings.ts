import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export type RatedSide = 'vendor' | 'creator';

export const offerRatingsQuery = (api: Api, offerId: string) =>
  infiniteQueryOptions({
    queryKey: ['offer', offerId, 'ratings'],
    queryFn: ({ signal, pageParam }) =>
      api.get('/rating', { query: { offer_id: offerId, page: pageParam, size: 5 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ paging }) => (paging.hasNextPage ? paging.page + 1 : undefined),
  });

export const userRatingsQuery = (api: Api, userId: string, side: RatedSide, stars?: number) =>
  infiniteQueryOptions({
    queryKey: ['user', userId, 'ratings', side, stars ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.get(
        '/rating',
        { query: { user_id: userId, side, page: pageParam, size: 10, ...(stars === undefined ? {} : { stars }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ paging }) => (paging.hasNextPage ? paging.page + 1 : undefined),
  });
