import type { AdReviewShape } from '@lendring/contracts/http/ad-review.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

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
