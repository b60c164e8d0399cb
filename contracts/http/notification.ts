import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { OfferId, RequestId, SearchId, GroupId, SearchRequestId, DecisionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { CounterLoanId } from '../request/counter-loan.js';
import { UnsubscribeToken, PreferencesView } from '../notification/preferences.js';
import { notificationCommands } from '../notification/commands.js';
import { MOST_UNREAD, NotificationId, NotificationCursor } from '../notification/inbox.js';
import { SearchName, SearchPage } from '../notification/saved-searches.js';
import { Part } from '../rules/parts.js';
import { DeviceId, DeviceLabel } from '../notification/devices.js';
import { groups, notificationKinds } from '../notification/kinds.js';
import { OFF_OWN_LIST, call } from './call.js';
import { OfferSearchQuery } from './offer.js';
import { PeriodShape } from './request.js';
import { PictureShape, UserCard, numeric } from './shapes.js';

/** Notification as data; the client writes its text in the reader's language. */
export const NotificationShape = z.object({
  notification_id: NotificationId,
  kind: z.enum(notificationKinds),
  /** Side of the reader in the request; null when the notification is not about a request. */
  side: Side.nullable(),
  request_id: RequestId.nullable(),
  offer_id: OfferId.nullable(),
  search: z.object({ search_id: SearchId, name: z.string(), page: SearchPage }).nullable(),
  group: z.object({ group_id: GroupId, name: z.string().nullable() }).nullable(),
  search_request: z.object({ search_request_id: SearchRequestId, title: z.string().nullable() }).nullable(),
  decision_id: DecisionId.nullable(),
  counter_loan_id: CounterLoanId.nullable().describe('The loan made at the counter that the notification is about.'),
  borrower: z.string().nullable().describe('Of a loan made at the counter: the borrower, as the owner noted them.'),
  title: z.string().nullable(),
  image: PictureShape.nullable(),
  period: PeriodShape.nullable().describe('Period of the request at the time of the notification.'),
  change: z
    .object({ kind: z.enum(['longer', 'shorter', 'other']), period: PeriodShape })
    .nullable()
    .describe('Of another period: the one proposed, or agreed on, at the time of the notification; null: unknown.'),
  answer_by: Instant.nullable().describe('Of a request: until when an answer or a confirmation was possible.'),
  other: UserCard.nullable(),
  missing: z
    .array(Part)
    .describe('Of a recorded return: parts that did not come back; empty if the record has changed since.'),
  kept: z.int().describe('Of a recorded return: cents of the deposit that the lender keeps by that record.'),
  released: z.int().describe('Of a recorded return: cents that the record before kept, if this one keeps nothing.'),
  stars: z.int().nullable(),
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
  next: NotificationCursor.nullable(),
  unread: z.int(),
});
export type NotificationListShape = z.infer<typeof NotificationListShape>;

/** Body of PATCH /notification_read: exactly one of the three fields. */
export const NotificationReadBody = z.union([
  z.strictObject({ notification_ids: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
  z.strictObject({ request_id: RequestId }),
  z.strictObject({ all: z.literal(true) }),
]);
export const NotificationReadShape = z.object({ unread: z.int() });

/**
 * Body of POST /user_push_profile. `token`: a browser's push subscription as JSON; `label`: device name chosen by the
 * owner.
 */
export const PushProfileBody = z.strictObject({ token: z.string().min(1).max(2_000), label: DeviceLabel.default('?') });
export const PushProfileShape = z.object({ device_id: DeviceId, msg: z.string() });

export const PushDevicesShape = z.object({
  /** VAPID public key for the browser's push subscription. */
  key: z.string(),
  devices: z.array(z.object({ device_id: DeviceId, label: z.string(), added: Instant })),
});

export const PreferencesShape = PreferencesView;
export const PreferencesPatch = notificationCommands.changePreferences;
export const TryAddressBody = notificationCommands.tryAddressAgain;

export const UnsubscribeBody = z.strictObject({ token: UnsubscribeToken });
/**
 * Notification groups that an unsubscribe link turns off. `expired`: the link no longer works; `done`: the reader is
 * already unsubscribed.
 */
export const UnsubscribingShape = z.object({
  groups: z.array(z.enum(groups)),
  expired: z.boolean(),
  done: z.boolean(),
});

export const SavedSearchShape = z.object({
  search_id: SearchId,
  name: z.string(),
  page: SearchPage,
  on: z.boolean(),
  at: Instant,
});
export type SavedSearchShape = z.infer<typeof SavedSearchShape>;
export const SavedSearchesShape = z.object({ searches: z.array(SavedSearchShape) });

/** Body of POST /saved_search. `query`: parameters of `GET /offer_search`, of which sort order and page are ignored. */
export const SavedSearchBody = z.strictObject({ name: SearchName, page: SearchPage, query: OfferSearchQuery });
export const SavedSearchPatch = z.strictObject({ name: SearchName.optional(), on: z.boolean().optional() });

export const notificationCalls = {
  status: call('GET /status', {
    access: 'user',
    summary: 'Unread requests and notifications',
    note: 'The number of notifications is null while they cannot be looked up.',
    answer: z.object({
      badge: z.object({ request: z.object({ total: z.int() }), notification: z.object({ total: z.int().nullable() }) }),
    }),
  }),
  notifications: call('GET /notification', {
    access: 'user',
    query: NotificationListQuery,
    summary: 'Own notifications, the newest first',
    answer: NotificationListShape,
  }),
  readNotifications: call('PATCH /notification_read', {
    access: 'user',
    whenSuspended: true,
    body: NotificationReadBody,
    summary: 'Some notifications, those of a request, or all have been read',
    answer: NotificationReadShape,
  }),
  userPushProfile: call('POST /user_push_profile', {
    access: 'user',
    whenSuspended: true,
    body: PushProfileBody,
    summary: 'Send pushes to a browser of yours from now on',
    answer: PushProfileShape,
  }),
  pushDevices: call('GET /push_device', {
    access: 'user',
    summary: 'Own browsers that are sent pushes, the oldest first',
    answer: PushDevicesShape,
  }),
  removePushDevice: call('DELETE /push_device/{id}', {
    access: 'user',
    whenSuspended: true,
    id: DeviceId,
    key: 'deviceId',
    sends: 'notification.removeDevice',
    summary: 'Send no more pushes to a browser of yours',
    note: OFF_OWN_LIST,
  }),
  preferences: call('GET /notification_preference', {
    access: 'user',
    asks: 'notification.preferences',
    missing: 'sign_in_needed',
    summary: 'Which ways lead to oneself, and when',
    note: 'The list in the app always holds everything; `channels` are the other ways that this installation has.',
    answer: PreferencesShape,
  }),
  changePreferences: call('PATCH /notification_preference', {
    access: 'user',
    whenSuspended: true,
    body: PreferencesPatch,
    sends: 'notification.changePreferences',
    answers: 'preferences',
    summary: 'Change which ways lead to oneself, and when; what is left out stays',
    answer: PreferencesShape,
  }),
  tryAddressAgain: call('POST /notification_address', {
    access: 'user',
    whenSuspended: true,
    body: TryAddressBody,
    sends: 'notification.tryAddressAgain',
    answers: 'preferences',
    summary: 'Try an own address again that took nothing',
    answer: PreferencesShape,
  }),
  unsubscribing: call('GET /unsubscribe', {
    access: 'anyone',
    evenClosed: true,
    query: UnsubscribeBody,
    asks: 'notification.unsubscribing',
    missing: 'unsubscribe_link_unknown',
    summary: 'What the link of a mail would unsubscribe from; changes nothing',
    answer: UnsubscribingShape,
  }),
  unsubscribe: call('POST /unsubscribe', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: UnsubscribeBody,
    summary: 'Unsubscribe from the mails that a link in one of them names',
    answer: UnsubscribingShape,
  }),
} as const;
