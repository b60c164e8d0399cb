import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '@lendring/contracts/http/calls.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Api } from '../lib/api-client/api.js';
import { calendarKey } from './offer-days.js';

/** Own offers with their loans and blocks; a live change of the calendar refetches it. */
export const timelineQuery = (api: Api, query: Query<'offerTimeline'>) =>
  queryOptions({
    queryKey: [...calendarKey, 'timeline', query],
    queryFn: ({ signal }) => api.get('/offer_timeline', { query }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** Handovers and returns of the own offers on a day. */
export const handoversQuery = (api: Api, date: string) =>
  queryOptions({
    queryKey: [...calendarKey, 'handovers', date],
    queryFn: ({ signal }) => api.get('/calendar_handovers', { query: { date } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

/** Place of each own offer, the first 300 by title; null: the main address. */
export const placesOfOffersQuery = (api: Api, today: string) =>
  queryOptions({
    ...timelineQuery(api, { date_from: today, date_to: today, size: limits.timelineRows }),
    select: ({ rows }): ReadonlyMap<string, string | null> => new Map(rows.map((row) => [row.offer_id, row.place_id])),
  });
