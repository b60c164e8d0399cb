import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';
import type { OwnOffersSearch } from './list-search.js';

export const pageSize = 20;

export const ownOffersQuery = (api: Api, { tab, q, sort, page }: OwnOffersSearch) =>
  queryOptions({
    queryKey: ['own-offers', tab, q, sort, page],
    queryFn: ({ signal }) =>
      api.get(
        '/offer',
        {
          query: {
            page,
            size: pageSize,
            ...(tab === 'all' ? {} : { status: tab }),
            ...(q ? { query: q } : {}),
            ...(sort === 'changed' ? {} : { sort }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
