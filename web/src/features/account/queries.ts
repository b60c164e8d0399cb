import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';

/** Whether a nickname is free, in words. Never old: somebody else may be choosing right now. */
export const nicknameQuery = (api: Api, nickname: string | null) =>
  queryOptions({
    queryKey: ['nickname', nickname],
    queryFn: ({ signal }) => api.get('/profile_nickname', { query: { nickname: nickname ?? '' } }, { signal }),
    enabled: nickname !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** How many own offers there are in a state. */
export const offerCountQuery = (api: Api, status: 'draft' | 'active' | 'inactive') =>
  queryOptions({
    queryKey: ['own-offer-count', status],
    queryFn: async ({ signal }) => (await api.get('/offer', { query: { status, size: 1 } }, { signal })).paging.total,
  });
