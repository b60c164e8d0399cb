import type { Answer } from '@lendring/contracts/http/calls.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => api.get('/notification_preference', {}, { signal }),
  });
export type Preferences = Answer<'preferences'>;

/** Refetch rather than store a response, since responses of concurrent changes may arrive out of order. */
export const preferencesMoved = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['preferences'] });

export const unsubscribingQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['unsubscribing', token],
    queryFn: ({ signal }) => api.get('/unsubscribe', { query: { token } }, { signal }),
    retry: false,
  });
