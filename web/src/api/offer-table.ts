import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { Api } from '../lib/api-client/api.js';
import { ownOffers } from './own-offers.js';

type Question = Readonly<{
  page: number;
  query?: string;
  status?: 'draft' | 'active' | 'inactive' | 'locked';
  category_id?: number;
  place_id?: string;
  sort?: string;
}>;

const pageSize = 50;

export const offerTableQuery = (api: Api, question: Question) =>
  queryOptions({
    queryKey: [...ownOffers, 'table', question],
    queryFn: ({ signal }) => api.get('/offer_table', { query: { ...question, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const tableViewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['offer-table-views'],
    queryFn: ({ signal }) => api.get('/offer_table_view', {}, { signal }),
  });

export const putTableViews = (queries: QueryClient, api: Api, views: Answer<'tableViews'>): void => {
  queries.setQueryData(tableViewsQuery(api).queryKey, views);
};
