import type { Body } from '@lendring/contracts/http/calls.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['transfers'] as const;

export const transfersQuery = (api: Api, asked: Body<'transfers'>) =>
  queryOptions({
    queryKey: [...all, asked],
    queryFn: ({ signal }) => api.post('/transfer_search', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const transferCountsQuery = (api: Api) =>
  queryOptions({ queryKey: [...all, 'counts'], queryFn: ({ signal }) => api.get('/transfer_counts', {}, { signal }) });

export const transfersMoved = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ['all-invoices', 'list'] }),
  ]);
};
