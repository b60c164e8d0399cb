import type { CategoryTreeShape } from '@lendring/contracts/http/categories.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { categoriesQuery } from './reference.js';

const all = ['category tree'] as const;
const now = [...all, 'now'] as const;

export const categoryTreeQuery = (api: Api) =>
  queryOptions({
    queryKey: now,
    queryFn: ({ signal }) => api.get('/category_tree', {}, { signal }),
    // A draft starts from the published tree and must not change when another admin publishes.
    staleTime: Infinity,
    gcTime: 0,
  });

export const categoryVersionsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...all, 'versions', page],
    queryFn: ({ signal }) => api.get('/category_version', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const putCategoryTree = async (queries: QueryClient, api: Api, tree: CategoryTreeShape): Promise<void> => {
  queries.setQueryData(now, tree);
  await Promise.all([
    queries.invalidateQueries({ queryKey: [...all, 'versions'] }),
    queries.invalidateQueries({ queryKey: categoriesQuery(api).queryKey }),
  ]);
};
