import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.js';

/** A person as everybody sees them, by nickname; shops say there what the law asks. */
export const publicProfileQuery = (api: Api, nickname: string) =>
  queryOptions({
    queryKey: ['user', nickname],
    queryFn: ({ signal }) => api.get('/user_profile/{id}', { id: nickname }, { signal }),
    staleTime: 60_000,
  });
