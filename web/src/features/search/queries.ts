import { queryOptions } from '@tanstack/react-query';
import type { OfferSearchQuery, OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { Api } from '../../lib/api.js';

/** A page of results. */
export const resultsQuery = (api: Api, question: OfferSearchQuery) =>
  queryOptions({
    queryKey: ['offers', question],
    queryFn: ({ signal }) => api.get('/offer_search', { query: question }, { signal }),
  });

type Found = OfferSearchShape | undefined;

/** While filters change, the old rows stay, dimmed; another search or place starts empty. */
export const keepSimilar =
  (question: OfferSearchQuery) =>
  (before: Found, query?: { queryKey: readonly unknown[] }): Found => {
    const last = query?.queryKey[1] as OfferSearchQuery | undefined;
    return last &&
      last.query === question.query &&
      last.category_id === question.category_id &&
      last.city_id === question.city_id
      ? before
      : undefined;
  };

/** The town of an address. */
export const cityQuery = (api: Api, cityUrl: string) =>
  queryOptions({
    queryKey: ['city', cityUrl],
    queryFn: ({ signal }) => api.get('/city', { query: { city_url: cityUrl } }, { signal }),
    staleTime: Infinity,
  });
