import type { OfferSearchQuery, OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { radiusSteps } from '@lendring/contracts/rules/distance.js';
import { isApiError } from '../lib/api-client/api-error.js';
import type { Api } from '../lib/api-client/api.js';
import { keepAds, type Near, offersFound } from './offers-found.js';

/** Largest selectable radius in km. */
const widest = Math.max(...radiusSteps);

/** Maximum page size of the API. */
const most = 100;

export const resultsQuery = (api: Api, question: OfferSearchQuery) =>
  queryOptions({
    queryKey: [...offersFound, question],
    queryFn: ({ signal }) =>
      api.get(
        '/offer_search',
        { query: { ...question, facets: '1', ...(question.query && { lenders: '1' }) } },
        { signal },
      ),
    structuralSharing: keepAds,
  });

export const suggestQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [...offersFound, 'suggest', text],
    queryFn: ({ signal }) => api.get('/offer_suggest', { query: { query: text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const nearestQuery = (api: Api, question: OfferSearchQuery) =>
  queryOptions({
    queryKey: [...offersFound, 'nearest', question],
    queryFn: async ({ signal }) => {
      const wide = { ...question, perimeter: widest, sort: 'distance', page: 1, size: 1 } as const;
      return (await api.get('/offer_search', { query: wide }, { signal })).offers[0] ?? null;
    },
  });

export const firstQuery = (api: Api, question: OfferSearchQuery) =>
  queryOptions({
    queryKey: [...offersFound, 'first', question],
    queryFn: ({ signal }) => api.get('/offer_search', { query: { ...question, page: 1, size: 1 } }, { signal }),
  });

export const withinQuery = (api: Api, question: OfferSearchQuery, km: number) => ({
  ...firstQuery(api, { ...question, perimeter: km }),
  select: ({ total }: OfferSearchShape) => total,
});

type Found = OfferSearchShape | undefined;

/** Keep the previous rows, dimmed, while filters change; another search or place starts empty. */
export const keepSimilar =
  (question: OfferSearchQuery) =>
  (before: Found, query?: { queryKey: readonly unknown[] }): Found => {
    const last = query?.queryKey[1] as OfferSearchQuery | undefined;
    return last &&
      last.query === question.query &&
      last.category_id === question.category_id &&
      last.city_id === question.city_id &&
      last.group_id === question.group_id
      ? before
      : undefined;
  };

/**
 * Alternatives to an offer that is missing or no longer available: the same category, else the newest; near a place if
 * given.
 */
export const insteadQuery = (api: Api, offerId: string, near: Near) =>
  queryOptions({
    queryKey: [...offersFound, 'instead', offerId, near],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const like = await api
        .get('/offer_search', { query: { ref_id: offerId, size: 4, ...near } }, { signal })
        .catch((error: unknown) => {
          if (isApiError(error, 404)) return null;
          throw error;
        });
      if (like && like.offers.length > 0) return { kind: 'similar' as const, offers: like.offers };
      const newest = await api.get('/offer_search', { query: { sort: 'newest', size: 4, ...near } }, { signal });
      return { kind: 'newest' as const, offers: newest.offers };
    },
  });

export const usualPricesQuery = (api: Api, categoryId: number, cityId: string | null) =>
  queryOptions({
    queryKey: [...offersFound, 'prices', categoryId, cityId],
    staleTime: 600_000,
    queryFn: ({ signal }) =>
      api.get(
        '/offer_search',
        {
          query: {
            category_id: categoryId,
            paymenttype_id: '1',
            renttype_id: '1',
            size: 50,
            ...(cityId === null ? {} : { city_id: cityId, perimeter: 25 }),
          },
        },
        { signal },
      ),
  });

export const userOffersQuery = (api: Api, userId: string, page: number) =>
  queryOptions({
    queryKey: [...offersFound, 'of', userId, page],
    queryFn: ({ signal }) =>
      api.get('/offer_search', { query: { user_id: userId, page, size: 24, sort: 'newest' } }, { signal }),
  });

export const groupOffersQuery = (api: Api, groupId: string, hasAds: boolean) =>
  queryOptions({
    queryKey: [...offersFound, 'in', groupId, hasAds],
    queryFn: ({ signal }) => {
      const query = {
        group_id: groupId,
        sort: 'newest',
        size: 8,
        ...(hasAds && { page_group: '1' as const }),
      } as const;
      return api.get('/offer_search', { query }, { signal });
    },
  });

export const favouritesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...offersFound, 'favourites', [...ids].toSorted()],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
        ids.slice(part * most, (part + 1) * most),
      );
      return (
        await Promise.all(parts.map((part) => api.get('/offer_list', { query: { ids: part.join(',') } }, { signal })))
      ).flat();
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
