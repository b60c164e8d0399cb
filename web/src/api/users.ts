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
