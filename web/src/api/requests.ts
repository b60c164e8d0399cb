import type { Answer } from '@lendring/contracts/http/calls.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { Side } from '@lendring/contracts/request/events.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';
import { daysChanged } from './offer-days.js';

export type RequestList = Answer<'requests'>;
export type RequestTab = keyof RequestList['counts'];

/** Requests of one side that wait for the same step. */
export type WaitingRequests = Answer<'waiting'>['waiting'][number];

/** The list in which requests are that wait for this. */
export const tabOfWaiting = {
  overdue: 'running',
  handed_back: 'running',
  answer: 'open',
  confirm: 'open',
  handover_tomorrow: 'agreed',
  return_tomorrow: 'running',
  rate: 'done',
} as const satisfies Record<WaitingRequests['kind'], RequestTab>;

const fresh = 5_000;

export const requestLists = ['requests'] as const;
/** Every request that was looked at. */
export const eachRequest = ['request'] as const;
const requestKey = (requestId: string) => [...eachRequest, requestId] as const;

/** One page of a list. While another page of the same side comes, the counts stay. */
export const requestsQuery = (api: Api, side: Side, tab: RequestTab, page = 1) =>
  queryOptions({
    queryKey: [...requestLists, side, tab, page],
    queryFn: ({ signal }) => api.get('/request', { query: { side, tab, page } }, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
    placeholderData: (before, query) =>
      query?.queryKey[1] === side ? keepPreviousData<RequestList>(before) : undefined,
  });

/** What waits for oneself; as fresh as the lists. */
export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'waiting'],
    queryFn: ({ signal }) => api.get('/request_waiting', {}, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
  });

/** The open requests for one's own things, newest first; those beyond the first page are not looked through. */
export const ownersOpenQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'vendor', 'asked'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'vendor', tab: 'open', size: 50 } }, { signal }),
    staleTime: fresh,
  });

/** One's own open requests, newest first; as many as one may have with one owner at a time. */
export const askedQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'creator', 'asked'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'creator', tab: 'open', size: 50 } }, { signal }),
  });

/** Requests for the things of a group, for who leads it. */
export const groupRequestsQuery = (api: Api, groupId: string, page: number) =>
  queryOptions({
    queryKey: [...requestLists, 'group', groupId, page],
    queryFn: ({ signal }) => api.get('/group_request/{id}', { id: groupId, query: { page } }, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
  });

/** One's own requests that are over, newest first. */
export const endedQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'creator', 'ended'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'creator', tab: 'done', size: 50 } }, { signal }),
  });

/** Whoever shows it says how often it is looked at. */
export const requestQuery = (api: Api, requestId: string) =>
  queryOptions({
    queryKey: requestKey(requestId),
    queryFn: ({ signal }) => api.get('/request/{id}', { id: requestId }, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: 'always',
  });

/** Before something is done to a request: an answer of the poll that is still under way is older than ours. */
export const stopPolling = (queries: QueryClient, requestId: string): Promise<void> =>
  queries.cancelQueries({ queryKey: requestKey(requestId) });

/** A request as it is now, since somebody else may have been quicker. */
export const requestChanged = (queries: QueryClient, requestId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: requestKey(requestId) });

/** Keeps an answer of the server as the request that is known. */
export const keepRequest = (queries: QueryClient, request: RequestShape): void => {
  queries.setQueryData(requestKey(request.request_id), request);
};

/** A request is new or went on: lists, the calendar and the offer's days ask again. */
export const requestMoved = async (queries: QueryClient, { offer_id }: RequestShape): Promise<void> => {
  void daysChanged(queries, offer_id);
  await queries.invalidateQueries({ queryKey: requestLists });
};

/** What was new in it has been looked at. */
export const markRead = (queries: QueryClient, requestId: string): void => {
  queries.setQueryData<RequestShape>(requestKey(requestId), (known) => known && { ...known, unread: false });
  void queries.invalidateQueries({ queryKey: requestLists });
};
