import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const offersFound = ['offers'] as const;

export type Near = Readonly<{ lat?: number; lng?: number; city_id?: string; postal_id?: string; perimeter?: number }>;

type Found = Pick<OfferSearchShape, 'ads' | 'personal'> | undefined;

/**
 * Keeps the ads in the server's HTML when the signed-in user's answer replaces the anonymous one, because an ad that
 * changes at once would flicker. Later answers bring other ads.
 */
export const keepAds = (before: unknown, now: unknown): unknown => {
  const [drawn, found] = [before as Found, now as NonNullable<Found>];
  return replaceEqualDeep(before, drawn?.personal === false && found.personal ? { ...found, ads: drawn.ads } : found);
};

export const newestQuery = (api: Api, near: Near = {}) =>
  queryOptions({
    queryKey: [...offersFound, 'newest', near],
    queryFn: ({ signal }) =>
      api.get('/offer_search', { query: { page_home: '1', sort: 'newest', size: 8, ...near } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
