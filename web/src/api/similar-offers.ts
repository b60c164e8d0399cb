import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { offersFound } from './offers-found.js';

export const similarQuery = (
  api: Api,
  offerId: string,
  { from, to = from }: Readonly<{ from?: string | undefined; to?: string | undefined }> = {},
) =>
  queryOptions({
    queryKey: [...offersFound, 'similar', offerId, from, to],
    staleTime: 300_000,
    queryFn: ({ signal }) =>
      api.get(
        '/offer_search',
        { query: { ref_id: offerId, size: 4, ...(from && to ? { date_from: from, date_to: to } : {}) } },
        { signal },
      ),
  });
