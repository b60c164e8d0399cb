import type { Query } from '@lendring/contracts/http/calls.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** What only bookkeepers ask for: transfers of everybody. */
const all = ['transfers'] as const;

export const transfersQuery = (api: Api, query: Query<'transfers'>) =>
  queryOptions({
    queryKey: [...all, query],
    queryFn: ({ signal }) => api.get('/transfer_all', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One has moved, or somebody else was quicker: lists ask again, those of invoices too. */
export const transfersMoved = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ['all-invoices', 'list'] }),
  ]);
};
