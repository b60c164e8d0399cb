import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** What one brought along from other installations, and which of them count here. */
export const broughtQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reputation', 'brought'],
    queryFn: ({ signal }) => api.get('/brought_reputation', {}, { signal }),
  });

/** The own reputation, signed as it is now: kept while its page is open, so that what is copied does not change. */
export const reputationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reputation'],
    queryFn: ({ signal }) => api.get('/reputation', {}, { signal }),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  });
