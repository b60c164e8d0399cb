import { limits } from '@lendring/contracts/kernel/limits.js';
import type { PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { least } from '../lib/places/place.js';

export const citiesQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['cities', text],
    queryFn: ({ signal }) => api.get('/city_search', { query: { query: text } }, { signal }),
    enabled: text.length >= least,
    staleTime: Infinity,
  });

export const placeQuery = (api: Api, typed: string) => {
  const text = typed.trim().slice(0, limits.typedPlace);
  return queryOptions({
    queryKey: ['place', text],
    queryFn: ({ signal }) => api.get('/place', { query: { query: text } }, { signal }),
    enabled: text !== '',
    staleTime: Infinity,
  });
};

export const resolvePlace = (queries: QueryClient, api: Api, typed: string): Promise<PlaceMeantShape> =>
  typed.trim() === '' ? Promise.resolve({ kind: 'none', places: [] }) : queries.fetchQuery(placeQuery(api, typed));

export const cityQuery = (api: Api, cityUrl: string) =>
  queryOptions({
    queryKey: ['city', cityUrl],
    queryFn: ({ signal }) => api.get('/city', { query: { city_url: cityUrl } }, { signal }),
    staleTime: Infinity,
  });
