import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const publicProfileQuery = (api: Api, nickname: string) =>
  queryOptions({
    queryKey: ['user', nickname],
    queryFn: ({ signal }) => api.get('/user_profile/{id}', { id: nickname }, { signal }),
    staleTime: 60_000,
  });

export const nicknameQuery = (api: Api, nickname: string | null) =>
  queryOptions({
    queryKey: ['nickname', nickname],
    queryFn: ({ signal }) => api.get('/profile_nickname', { query: { nickname: nickname ?? '' } }, { signal }),
    enabled: nickname !== null,
    staleTime: 0,
    gcTime: 0,
  });

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

export const broughtQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reputation', 'brought'],
    queryFn: ({ signal }) => api.get('/brought_reputation', {}, { signal }),
  });

/** The own signed reputation. Kept while its page is open, so that the text to copy does not change. */
export const reputationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reputation'],
    queryFn: ({ signal }) => api.get('/reputation', {}, { signal }),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  });
