import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

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
