import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';

/** As many as one call answers. */
const most = 100;

/** The kept offers that are online. */
export const favouritesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['offers', 'favourites', [...ids].toSorted()],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
        ids.slice(part * most, (part + 1) * most),
      );
      return (
        await Promise.all(parts.map((part) => api.get('/offer_list', { query: { ids: part.join(',') } }, { signal })))
      ).flat();
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
