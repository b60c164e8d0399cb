import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';
import { calendarChanged, isDaysKey } from './offer-days.js';
import { offersFound } from './offers-found.js';

export const unavailabilityQuery = (api: Api, entryId: string) =>
  queryOptions({
    queryKey: ['unavailability', entryId],
    queryFn: ({ signal }) => api.get('/calendar_unavailability/{id}', { id: entryId }, { signal }),
  });

/** Call when an entry was made or freed: invalidates the days of all offers, the calendar and searches by date. */
export const unavailabilityChanged = async (queries: QueryClient): Promise<void> => {
  // Refetch no entry that is still on display, because it may be removed.
  void queries.invalidateQueries({ queryKey: ['unavailability'], refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isDaysKey(queryKey) });
  await calendarChanged(queries);
};
