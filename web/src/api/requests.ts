import type { Side } from '@lendring/contracts/kernel/side.js';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { daysChanged } from './offer-days.js';

export type RequestList = Answer<'requests'>;
export type RequestTab = keyof RequestList['counts'];

export type WaitingRequests = Answer<'waiting'>['waiting'][number];

export const tabOfWaiting = {
  overdue: 'running',
  counter_overdue: 'running',
  handed_back: 'running',
  period_running: 'running',
  not_picked_up: 'agreed',
  counter_not_picked_up: 'agreed',
  period_agreed: 'agreed',
  period_open: 'open',
  answer: 'open',
  confirm: 'open',
  handover_tomorrow: 'agreed',
  return_tomorrow: 'running',
  rate: 'done',
} as const satisfies Record<WaitingRequests['kind'], RequestTab>;

const fresh = 5_000;

export const requestLists = ['requests'] as const;
export const eachRequest = ['request'] as const;
const requestKey = (requestId: string) => [...eachRequest, requestId] as const;

/** One page of a list. The counts remain on display while another page of the same side loads. */
export const requestsQuery = (api: Api, side: Side, tab: RequestTab, page = 1) =>
  queryOptions({
    queryKey: [...requestLists, side, tab, page],
    queryFn: ({ signal }) => api.get('/request', { query: { side, tab, page } }, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
    placeholderData: (before, query) =>
      query?.queryKey[1] === side ? keepPreviousData<RequestList>(before) : undefined,
  });

export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'waiting'],
    queryFn: ({ signal }) => api.get('/request_waiting', {}, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
  });

export const ownersOpenQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'vendor', 'asked'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'vendor', tab: 'open', size: 50 } }, { signal }),
    staleTime: fresh,
  });

/** Own open requests, newest first. The page size is the limit of open requests per owner. */
export const askedQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'creator', 'asked'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'creator', tab: 'open', size: 50 } }, { signal }),
  });

export const groupRequestsQuery = (api: Api, groupId: string, page: number) =>
  queryOptions({
    queryKey: [...requestLists, 'group', groupId, page],
    queryFn: ({ signal }) => api.get('/group_request/{id}', { id: groupId, query: { page } }, { signal }),
    staleTime: fresh,
    refetchInterval: 60_000,
  });

export const endedQuery = (api: Api) =>
  queryOptions({
    queryKey: [...requestLists, 'creator', 'ended'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'creator', tab: 'done', size: 50 } }, { signal }),
  });

export const requestQuery = (api: Api, requestId: string) =>
  queryOptions({
    queryKey: requestKey(requestId),
    queryFn: ({ signal }) => api.get('/request/{id}', { id: requestId }, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: 'always',
  });

/** Times, units and prices for the choice of another period of a request. */
export const periodChoiceQuery = (api: Api, requestId: string) =>
  queryOptions({
    queryKey: [...requestKey(requestId), 'period'],
    queryFn: ({ signal }) => api.get('/request_period/{id}', { id: requestId }, { signal }),
    staleTime: fresh,
  });

/** Call before changing a request, because the response of a pending poll would be older than the change. */
export const stopPolling = (queries: QueryClient, requestId: string): Promise<void> =>
  queries.cancelQueries({ queryKey: requestKey(requestId) });

export const requestChanged = (queries: QueryClient, requestId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: requestKey(requestId) });

export const keepRequest = (queries: QueryClient, request: RequestShape): void => {
  queries.setQueryData(requestKey(request.request_id), request);
};

/** Call after a request was created or has progressed: invalidates lists, the calendar and the offer's days. */
export const requestMoved = async (queries: QueryClient, { offer_id }: RequestShape): Promise<void> => {
  void daysChanged(queries, offer_id);
  await queries.invalidateQueries({ queryKey: requestLists });
};

export const markRead = (queries: QueryClient, requestId: string): void => {
  queries.setQueryData<RequestShape>(requestKey(requestId), (known) => known && { ...known, unread: false });
  void queries.invalidateQueries({ queryKey: requestLists });
};
