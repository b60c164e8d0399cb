import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { AutoRepliesShape } from '@lendring/contracts/http/profile.js';
import type { Opening } from '@lendring/contracts/rules/opening-days.js';
import type { Api } from '../lib/api-client/api.js';

export const phoneQuery = (api: Api) =>
  queryOptions({ queryKey: ['phone'], queryFn: ({ signal }) => api.get('/phone', {}, { signal }) });

export const autoRepliesQuery = (api: Api) =>
  queryOptions({ queryKey: ['auto-replies'], queryFn: ({ signal }) => api.get('/user_autoresponder', {}, { signal }) });

export const putAutoReplies = (queries: QueryClient, api: Api, now: AutoRepliesShape): void =>
  void queries.setQueryData(autoRepliesQuery(api).queryKey, now);

export const openingDaysQuery = (api: Api) =>
  queryOptions({ queryKey: ['opening-days'], queryFn: ({ signal }) => api.get('/opening_days', {}, { signal }) });

export const putOpeningDays = (queries: QueryClient, api: Api, now: OpeningDaysShape): void =>
  void queries.setQueryData(openingDaysQuery(api).queryKey, now);

/**
 * Times of pick-up and return at an own place; null: the main address, whose hours count for places without hours of
 * their own. Always open while the hours only schedule replies.
 */
export const openingAt = (
  { opening_hours: week, for_lending: counts, places, exceptions }: OpeningDaysShape,
  placeId: string | null,
): Opening => {
  const own = places.find(({ place_id: id }) => id === placeId);
  return {
    week: own ? own.opening_hours : counts ? week : null,
    exceptions: [placeId ?? 'main', 'all'].flatMap((where) =>
      exceptions
        .filter(({ places: of }) => of.includes(where))
        .map(({ date_from: from, date_to: to, hours: spans, label, yearly }) => ({
          from,
          to,
          spans,
          label,
          ...(yearly && { yearly }),
        })),
    ),
  };
};

export const holidaysQuery = (api: Api, places: readonly string[]) =>
  queryOptions({
    queryKey: ['opening-days', 'holidays', places],
    queryFn: ({ signal }) => api.get('/opening_days_holiday', { query: { places: places.join(',') } }, { signal }),
    placeholderData: keepPreviousData,
  });

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

export const pushDevicesQuery = (api: Api) =>
  queryOptions({ queryKey: ['push-devices'], queryFn: ({ signal }) => api.get('/push_device', {}, { signal }) });

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.get('/session', {}, { signal }) });

export const emailWantedQuery = (api: Api) =>
  queryOptions({ queryKey: ['email-wanted'], queryFn: ({ signal }) => api.get('/email', {}, { signal }) });

export const signInHistoryQuery = (api: Api) =>
  queryOptions({ queryKey: ['sign-in-history'], queryFn: ({ signal }) => api.get('/session_history', {}, { signal }) });

export const factorsQuery = (api: Api) =>
  queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => api.get('/second_step', {}, { signal }) });

type OwnTakeout = Answer<'takeout'>;

export const isBeingMade = ({ takeout }: OwnTakeout): boolean =>
  takeout?.stage === 'waiting' || takeout?.stage === 'building';

const PACE_MS = 2_000;
/** Refetch after half of the hour for which the file's URL is valid. */
const FRESH_MS = 30 * 60_000;

export const takeoutQuery = (api: Api) =>
  queryOptions({
    queryKey: ['takeout'],
    queryFn: ({ signal }) => api.get('/takeout', {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? PACE_MS : FRESH_MS),
    refetchOnWindowFocus: 'always',
  });

export const deletionQuery = (api: Api) =>
  queryOptions({ queryKey: ['deletion'], queryFn: ({ signal }) => api.get('/profile_delete', {}, { signal }) });

const LOOK_AGAIN_MS = 1_000;

export const certificateQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['certificate', id],
    queryFn: ({ signal }) => api.get('/erasure_certificate/{id}', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.erased_at === null ? LOOK_AGAIN_MS : false),
  });
