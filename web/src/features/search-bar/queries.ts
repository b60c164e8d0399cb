import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';
import { minLength } from './suggest.js';

/** Towns and postal codes that begin like a text. */
export const citiesQuery = (api: Api, text: string) => queryOptions({
  queryKey: ['cities', text], queryFn: ({ signal }) => api.get('/city_search', { query: { query: text } }, { signal }),
  enabled: text.length >= minLength, staleTime: 3_600_000, placeholderData: keepPreviousData,
});
