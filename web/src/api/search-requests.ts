import type { Query } from '@lendring/contracts/http/calls.js';
import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

type ListQuery = Query<'searchRequests'>;

const lists = ['search-requests'] as const;

export const searchRequestsQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => api.get('/search_request', { query }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** A search request as the server rendered it, for an anonymous visitor. */
export const searchRequestQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['search-request', id, 'public'],
    queryFn: ({ signal }) => api.get('/search_request/{id}', { id }, { signal }),
    staleTime: 30_000,
  });

const mine = (id: string) => ['search-request', id, 'mine'] as const;

export const mySearchRequestQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: mine(id), queryFn: ({ signal }) => api.get('/search_request/{id}', { id }, { signal }) });

export const searchRequestsMoved = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['search-request'] });

export const putSearchRequest = async (queries: QueryClient, now: SearchRequestShape): Promise<void> => {
  queries.setQueryData(mine(now.search_request_id), now);
  await queries.invalidateQueries({ queryKey: lists });
};

export const dropReply = async (queries: QueryClient, id: string, replyId: string): Promise<void> => {
  queries.setQueryData<SearchRequestShape>(
    mine(id),
    (known) => known && { ...known, replies: known.replies.filter(({ reply_id }) => reply_id !== replyId) },
  );
  await Promise.all([mine(id), lists].map((queryKey) => queries.invalidateQueries({ queryKey })));
};

export const dropSearchRequest = async (queries: QueryClient, id: string): Promise<void> => {
  queries.removeQueries({ queryKey: ['search-request', id] });
  await queries.invalidateQueries({ queryKey: lists });
};
