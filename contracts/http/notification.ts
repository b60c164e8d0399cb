import * as z from 'zod';
import { GroupId } from '../group/rules.js';
import { SearchRequestId } from '../group/search-requests.js';
import { OfferId, RequestId, SearchId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { DecisionId } from '../moderation/decisions.js';
import { UnsubscribeToken, notificationCommands } from '../notification/commands.js';
import { DeviceId, DeviceLabel } from '../notification/devices.js';
import { MOST_UNREAD, NotificationId } from '../notification/events.js';
import { groups, notificationKinds } from '../notification/kinds.js';
import { NotificationCursor, PreferencesView } from '../notification/queries.js';
import { SearchName, SearchPage } from '../notification/searches.js';
import { Side } from '../request/events.js';
import { OFF_OWN_LIST, call } from './call.js';
import { OfferSearchQuery } from './offer.js';
import { PeriodShape } from './request.js';
import { PictureShape, UserCard, numeric } from './shapes.js';

/** What somebody is told; the client says it in the words of its language. */
export const NotificationShape = z.object({
  notification_id: NotificationId,
  kind: z.enum(notificationKinds),
  /** The side of the request on which the reader stands; null where it is about no request, as the next ones. */
  side: Side.nullable(),
  request_id: RequestId.nullable(),
  offer_id: OfferId.nullable(),
  /** The saved search that found something; null where it is about something else. */
  search: z.object({ search_id: SearchId, name: z.string(), page: SearchPage }).nullable(),
  /** The group it is about; `name` null for whoever is not in it. */
  group: z.object({ group_id: GroupId, name: z.string().nullable() }).nullable(),
  /** The search request it is about, of the reader or one that they replied to; `title` null while it cannot be looked up, or is gone. */
  search_request: z.object({ search_request_id: SearchRequestId, title: z.string().nullable() }).nullable(),
  /** The decision it is about. */
  decision_id: DecisionId.nullable(),
  /** The thing, as the request names it; null while that cannot be looked up. */
  title: z.string().nullable(),
  image: PictureShape.nullable(),
  period: PeriodShape.nullable(),
  /** The other side; null when that person is gone, or cannot be looked up. */
  other: UserCard.nullable(),
  stars: z.int().nullable(),
  /** How many messages, or new offers, it tells of. */
  count: z.int(),
  at: Instant,
  read: z.boolean(),
});
export type NotificationShape = z.infer<typeof NotificationShape>;

export const NotificationListQuery = z.object({
  cursor: NotificationCursor.optional(),
  size: numeric(z.int().min(1).max(100)).default(20),
  unread: z.literal('1').optional().describe('Only those that are unread.'),
});
export const NotificationListShape = z.object({
  notifications: z.array(NotificationShape),
  /** The cursor of the older ones; null when there are none. */
  next: NotificationCursor.nullable(),
  unread: z.int(),
});
export type NotificationListShape = z.infer<typeof NotificationListShape>;

/** PATCH /notification_read: exactly one of the three. */
export const NotificationReadBody = z.union([
  z.strictObject({ notification_ids: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
  z.strictObject({ request_id: RequestId }),
  z.strictObject({ all: z.literal(true) }),
]);
export const NotificationReadShape = z.object({ unread: z.int() });

/** POST /user_push_profile. `token`: a browser's push subscription as JSON; `label`: what its owner knows it by. */
export const PushProfileBody = z.strictObject({ token: z.string().min(1).max(2_000), label: DeviceLabel.default('?') });
/** `msg`: what is said to the person. */
export const PushProfileShape = z.object({ device_id: DeviceId, msg: z.string() });

export const PushDevicesShape = z.object({
  /** The key that a browser wants to hear who may push to it. */
  key: z.string(),
  devices: z.array(z.object({ device_id: DeviceId, label: z.string(), added: Instant })),
});

/** Which ways lead to somebody, and when: what one sets oneself. */
export const PreferencesShape = PreferencesView;
export const PreferencesPatch = notificationCommands.changePreferences;
export const TryAddressBody = notificationCommands.tryAddressAgain;

/** What a link in a mail carries. */
export const UnsubscribeBody = z.strictObject({ token: UnsubscribeToken });
/** What the link switches off. `expired`: not any more; `done`: it is off already. */
export const UnsubscribingShape = z.object({
  groups: z.array(z.enum(groups)),
  expired: z.boolean(),
  done: z.boolean(),
});

/** A search that somebody has saved. `page`: where its list is, as the client's addresses say it. */
export const SavedSearchShape = z.object({
  search_id: SearchId,
  name: z.string(),
  page: SearchPage,
  /** Its person is told of new offers. */
  on: z.boolean(),
  at: Instant,
});
export type SavedSearchShape = z.infer<typeof SavedSearchShape>;
export const SavedSearchesShape = z.object({ searches: z.array(SavedSearchShape) });

/** POST /saved_search. `query`: what `GET /offer_search` is asked; its order and page say nothing here. */
export const SavedSearchBody = z.strictObject({ name: SearchName, page: SearchPage, query: OfferSearchQuery });
export const SavedSearchPatch = z.strictObject({ name: SearchName.optional(), on: z.boolean().optional() });

/** What people are told, where and how often. */
export const notificationCalls = {
  status: call({
    method: 'GET',
    path: '/status',
    access: 'user',
    summary: 'Unread requests and notifications',
    note: 'The number of notifications is null while they cannot be looked up.',
    answer: z.object({
      badge: z.object({ request: z.object({ total: z.int() }), notification: z.object({ total: z.int().nullable() }) }),
    }),
  }),
  notifications: call({
    method: 'GET',
    path: '/notification',
    access: 'user',
    query: NotificationListQuery,
    summary: 'Own notifications, the newest first',
    answer: NotificationListShape,
  }),
  readNotifications: call({
    method: 'PATCH',
    path: '/notification_read',
    access: 'user',
    whenSuspended: true,
    body: NotificationReadBody,
    summary: 'Some notifications, those of a request, or all have been read',
    answer: NotificationReadShape,
  }),
  userPushProfile: call({
    method: 'POST',
    path: '/user_push_profile',
    access: 'user',
    whenSuspended: true,
    body: PushProfileBody,
    summary: 'Send pushes to a browser of yours from now on',
    answer: PushProfileShape,
  }),
  pushDevices: call({
    method: 'GET',
    path: '/push_device',
    access: 'user',
    summary: 'Own browsers that are sent pushes, the oldest first',
    answer: PushDevicesShape,
  }),
  removePushDevice: call({
    method: 'DELETE',
    path: '/push_device/{id}',
    access: 'user',
    whenSuspended: true,
    id: DeviceId,
    summary: 'Send no more pushes to a browser of yours',
    note: OFF_OWN_LIST,
  }),
  preferences: call({
    method: 'GET',
    path: '/notification_preference',
    access: 'user',
    summary: 'Which ways lead to oneself, and when',
    note: 'The list in the app always holds everything; `channels` are the other ways that this installation has.',
    answer: PreferencesShape,
  }),
  changePreferences: call({
    method: 'PATCH',
    path: '/notification_preference',
    access: 'user',
    whenSuspended: true,
    body: PreferencesPatch,
    summary: 'Change which ways lead to oneself, and when; what is left out stays',
    answer: PreferencesShape,
  }),
  tryAddressAgain: call({
    method: 'POST',
    path: '/notification_address',
    access: 'user',
    whenSuspended: true,
    body: TryAddressBody,
    summary: 'Try an own address again that took nothing',
    answer: PreferencesShape,
  }),
  unsubscribing: call({
    method: 'GET',
    path: '/unsubscribe',
    access: 'anyone',
    evenClosed: true,
    query: UnsubscribeBody,
    summary: 'What the link of a mail would unsubscribe from; changes nothing',
    answer: UnsubscribingShape,
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/unsubscribe',
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: UnsubscribeBody,
    summary: 'Unsubscribe from the mails that a link in one of them names',
    answer: UnsubscribingShape,
  }),
} as const;
