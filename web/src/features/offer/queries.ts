import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import type { Api } from '../../lib/api.js';
import type { Choice } from './model/choice.js';

export const offerQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['offer', id], queryFn: ({ signal }) => api.get('/offer/{id}', { id }, { signal }) });

/** When an offer is taken within the next year; `today` is the day in UTC, so that the key stays the same for a day. */
export const takenQuery = (api: Api, id: string, today: string) =>
  queryOptions({
    queryKey: ['offer', id, 'taken', today],
    queryFn: ({ signal }) =>
      api.get(
        '/offer_calendar/{id}',
        { id, query: { date_from: today, date_to: addDays(today, limits.daysAhead + 30) } },
        { signal },
      ),
  });

/** Others of its kind; with days, what those cost in all. */
export const similarQuery = (api: Api, id: string, { from, to = from }: Pick<Choice, 'from' | 'to'> = {}) =>
  queryOptions({
    queryKey: ['offer', id, 'similar', from, to],
    staleTime: 300_000,
    queryFn: ({ signal }) =>
      api.get(
        '/offer_search',
        { query: { ref_id: id, size: 4, ...(from && to ? { date_from: from, date_to: to } : {}) } },
        { signal },
      ),
  });

/** One's own open requests, newest first; as many as one may have with one owner at a time. */
export const openRequestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['requests', 'creator', 'asked'],
    queryFn: ({ signal }) => api.get('/request', { query: { side: 'creator', tab: 'open', size: 50 } }, { signal }),
  });

export const ratingsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ['offer', id, 'ratings'],
    queryFn: ({ signal, pageParam }) =>
      api.get('/rating', { query: { offer_id: id, page: pageParam, size: 5 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ paging }) => (paging.hasNextPage ? paging.page + 1 : undefined),
  });
