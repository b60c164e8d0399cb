import type { Answer } from '@lendring/contracts/http/calls.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

type Saved = Answer<'savedSearches'>;

const key = ['saved-searches'] as const;

export const savedSearchesQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.get('/saved_search', {}, { signal }), staleTime: 30_000 });

export const putSavedSearches = (queries: QueryClient, saved: Saved): void => {
  queries.setQueryData<Saved>(key, saved);
};

export const dropSavedSearch = (queries: QueryClient, searchId: string): void => {
  queries.setQueryData<Saved>(
    key,
    (known) => known && { searches: known.searches.filter(({ search_id: id }) => id !== searchId) },
  );
};
