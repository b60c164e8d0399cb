import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';

/** The offers kept on this device that are still there. */
export const favouritesQuery = (api: Api, ids: readonly string[]) => queryOptions({
  queryKey: ['offers', 'favourites', [...ids].toSorted()], queryFn: ({ signal }) => api.get('/offer_list', { query: { ids: ids.join(',') } }, { signal }),
  enabled: ids.length > 0, placeholderData: keepPreviousData,
});
