import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdReviewShape } from '@lendring/contracts/http/ad-review.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import type { Api } from '../lib/api-client/api.js';

/** `key` is the secret from the report's private URL. */
export const adReportQuery = (api: Api, adId: string, key: string) =>
  queryOptions({
    queryKey: ['ad-report', adId, key],
    queryFn: ({ signal }) => api.get('/ad_report/{id}', { id: adId, query: { key } }, { signal }),
  });

const own = ['own-ads'] as const;

export const adPricesQuery = (api: Api) =>
  queryOptions({ queryKey: ['ad-prices'], queryFn: ({ signal }) => api.get('/ad_prices', {}, { signal }) });

export const ownAdsQuery = (api: Api) =>
  queryOptions({ queryKey: own, queryFn: ({ signal }) => api.get('/ad', {}, { signal }) });

export const ownAdQuery = (api: Api, adId: string) =>
  queryOptions({ queryKey: [...own, adId], queryFn: ({ signal }) => api.get('/ad/{id}', { id: adId }, { signal }) });

export const adQuoteQuery = (api: Api, { ad_id: adId, type, views }: OwnAdShape) =>
  queryOptions({
    queryKey: ['ad-quote', adId, type, views],
    queryFn: ({ signal }) => api.get('/ad_quote/{id}', { id: adId }, { signal }),
    gcTime: 0,
  });

export const putOwnAd = async (queries: QueryClient, ad: OwnAdShape): Promise<void> => {
  queries.setQueryData([...own, ad.ad_id], ad);
  await queries.invalidateQueries({ queryKey: own, exact: true });
};

export const dropOwnAd = async (queries: QueryClient, adId: string): Promise<void> => {
  queries.removeQueries({ queryKey: [...own, adId] });
  await queries.invalidateQueries({ queryKey: own, exact: true });
};

export const adsMoved = (queries: QueryClient): Promise<unknown> => queries.invalidateQueries({ queryKey: own });

const all = ['all-ads'] as const;
const review = [...all, 'review'] as const;
const shown = [...all, 'shown'] as const;

export const adsToReviewQuery = (api: Api) =>
  queryOptions({ queryKey: review, queryFn: ({ signal }) => api.get('/ad_review', {}, { signal }) });

export const shownAdsQuery = (api: Api, query: Query<'shownAds'>) =>
  queryOptions({
    queryKey: [...shown, query],
    queryFn: ({ signal }) => api.get('/ad_shown', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const houseAdsQuery = (api: Api) =>
  queryOptions({ queryKey: [...all, 'house'], queryFn: ({ signal }) => api.get('/ad_house', {}, { signal }) });

export const putAdReview = async (queries: QueryClient, now: AdReviewShape): Promise<void> => {
  queries.setQueryData(review, now);
  await queries.invalidateQueries({ queryKey: shown });
};

export const allAdsMoved = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: all });
