import type { Answer } from '@lendring/contracts/http/calls.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** Which ways lead to somebody, and when. */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => api.get('/notification_preference', {}, { signal }),
  });
export type Preferences = Answer<'preferences'>;

/** They were changed: asked again rather than taken from one answer of several that may cross. */
export const preferencesMoved = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['preferences'] });

/** What the link of a mail would switch off. */
export const unsubscribingQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['unsubscribing', token],
    queryFn: ({ signal }) => api.get('/unsubscribe', { query: { token } }, { signal }),
    retry: false,
  });
