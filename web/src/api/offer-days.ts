import type { Answer } from '@lendring/contracts/http/calls.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { calendarChanged } from './calendar.js';
import { offersFound } from './offers-found.js';

const daysKey = (offerId: string) => ['offer', offerId, 'days'] as const;
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
