import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** Public profile by nickname; commercial profiles include the legally required details. */
export const publicProfileQuery = (api: Api, nickname: string) =>
  queryOptions({
    queryKey: ['user', nickname],
    queryFn: ({ signal }) => api.get('/user_profile/{id}', { id: nickname }, { signal }),
    staleTime: 60_000,
  });

/** Availability of a nickname, in words. Never cached, since others may choose it at any moment. */
export const nicknameQuery = (api: Api, nickname: string | null) =>
  queryOptions({
    queryKey: ['nickname', nickname],
    queryFn: ({ signal }) => api.get('/profile_nickname', { query: { nickname: nickname ?? '' } }, { signal }),
    enabled: nickname !== null,
    staleTime: 0,
    gcTime: 0,
  });
