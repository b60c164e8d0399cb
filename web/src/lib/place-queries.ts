import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from './api.js';
import { least, placeTerm, typedPlace, type PlaceValue } from './place.js';

/** Towns and postal codes that begin like a text. */
export const citiesQuery = (api: Api, text: string) => queryOptions({
  queryKey: ['cities', text], queryFn: ({ signal }) => api.get('/city_search', { query: { query: text } }, { signal }),
  enabled: text.length >= least, staleTime: 3_600_000, placeholderData: keepPreviousData,
});

/** A place that was typed in full but not picked; null when it names none, or more than one. */
export const findTypedPlace = async (queries: QueryClient, api: Api, typed: string): Promise<PlaceValue | null> =>
  typedPlace(await queries.ensureQueryData(citiesQuery(api, placeTerm(typed))), typed);
