import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** The own reputation, signed as it is now: kept while its page is open, so that what is copied does not change. */
export const reputationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reputation'],
    queryFn: ({ signal }) => api.get('/reputation', {}, { signal }),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  });
