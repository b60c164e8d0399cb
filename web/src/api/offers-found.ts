import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const offersFound = ['offers'] as const;

export type Near = Readonly<{ lat?: number; lng?: number; city_id?: string; postal_id?: string; perimeter?: number }>;

export const newestQuery = (api: Api, near: Near = {}) =>
  queryOptions({
    queryKey: [...offersFound, 'newest', near],
    queryFn: ({ signal }) =>
      api.get('/offer_search', { query: { page_home: '1', sort: 'newest', size: 8, ...near } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
