import { queryOptions } from '@tanstack/react-query';
import type { OfferSearchQuery } from '@lendring/contracts/http/offer.js';
import type { Api } from '../../lib/api.js';
import { leastCharacters } from './model/suggest.js';

/** A page of results. */
export const resultsQuery = (api: Api, question: OfferSearchQuery) => queryOptions({
  queryKey: ['offers', question], queryFn: ({ signal }) => api.get('/offer_search', { query: question }, { signal }),
});

/** The town of an address. */
export const cityQuery = (api: Api, cityUrl: string) => queryOptions({
  queryKey: ['city', cityUrl], queryFn: ({ signal }) => api.get('/city', { query: { city_url: cityUrl } }, { signal }), staleTime: Infinity,
});

/** Towns and postal codes for what was typed. */
export const citySuggestionsQuery = (api: Api, typed: string) => queryOptions({
  queryKey: ['cities', typed], queryFn: ({ signal }) => api.get('/city_search', { query: { query: typed } }, { signal }),
  enabled: typed.length >= leastCharacters, staleTime: Infinity,
});
