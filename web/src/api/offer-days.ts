import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { Api } from '../lib/api-client/api.js';
import { offersFound } from './offers-found.js';

export const calendarKey = ['calendar'] as const;

/** Own loans, borrowings and blocked days; `from` and `to` are inclusive. */
export const calendarQuery = (api: Api, { from, to }: Readonly<{ from: string; to: string }>, side?: Side) =>
  queryOptions({
    queryKey: [...calendarKey, side ?? 'both', from, to],
    queryFn: ({ signal }) =>
      api.get('/calendar', { query: { date_from: from, date_to: to, ...(side ? { side } : {}) } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

export const calendarChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: calendarKey });

const daysKey = (offerId: string) => ['offer', offerId, 'days'] as const;
export const isDaysKey = ([first, , third]: readonly unknown[]): boolean => first === 'offer' && third === 'days';
type Taken = Answer<'offerCalendar'>;
type Span = Readonly<{ from: string; to: string }>;

const within = (api: Api, offerId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: [...daysKey(offerId), from, to],
    queryFn: ({ signal }): Promise<Taken> =>
      api.get('/offer_calendar/{id}', { id: offerId, query: { date_from: from, date_to: to } }, { signal }),
  });

/** Taken days of an offer within the next year. `today` is in UTC, so that the query key is stable for a day. */
export const takenQuery = (api: Api, offerId: string, today: string) =>
  within(api, offerId, { from: today, to: addDays(today, limits.daysAhead + 30) });

export const noteQuery = (api: Api, offerId: string, blockId: string, span: Span) =>
  queryOptions({
    ...within(api, offerId, span),
    select: (taken: Taken) => taken.find(({ block_id: id }) => id === blockId)?.note ?? '',
  });

/**
 * Call when days of an offer were taken or freed: invalidates its page, its blocks, the calendar and searches by date.
 * @returns resolves when the days on display are refetched
 */
export const daysChanged = async (queries: QueryClient, offerId: string): Promise<void> => {
  void calendarChanged(queries);
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: daysKey(offerId) });
};
