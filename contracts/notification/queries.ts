import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { OfferId, RequestId, SearchId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { notificationCommands, UnsubscribeToken } from './commands.js';
import { DeviceId } from './devices.js';
import { NoticeSubject, NotificationId } from './events.js';
import { channels, groups, notificationKinds } from './kinds.js';
import { Digest, QuietHours } from './preferences.js';
import { SearchPage } from './searches.js';

export const NotificationView = z.strictObject({
  notificationId: NotificationId,
  kind: z.enum(notificationKinds),
  requestId: RequestId.nullable(),
  offerId: OfferId.nullable(),
  side: Side.nullable(),
  otherId: UserId.nullable(),
  stars: z.int().nullable(),
  about: NoticeSubject.nullable(),
  count: z.int().min(1),
  at: Instant,
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof NotificationView>;

export const PreferencesView = z.strictObject({
  channels: z.array(z.enum(channels)),
  switches: z.record(z.enum(channels), z.record(z.enum(groups), z.boolean())),
  quiet: QuietHours.nullable(),
  digest: Digest,
  refused: z.array(z.enum(channels)),
});
export type PreferencesView = z.infer<typeof PreferencesView>;

export const NotificationCursor = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/);

export const SavedSearchView = z.strictObject({
  searchId: SearchId,
  name: z.string(),
  page: SearchPage,
  on: z.boolean(),
  savedAt: Instant,
});
export type SavedSearchView = z.infer<typeof SavedSearchView>;

const PushDevice = z.strictObject({ deviceId: DeviceId, label: z.string(), at: Instant });

/** Export files; endpoints and keys of browsers are excluded, because they permit sending. */
export const notificationOwnData = {
  notifications: NotificationView,
  saved_searches: SavedSearchView,
  notification_settings: PreferencesView,
  push_devices: PushDevice,
};

export const notificationDoor = defineDoor('notification', notificationCommands, {
  ownData: ownDataQuery(notificationOwnData),
  /** Admins only, zero for others: number of mails and push messages that failed permanently. */
  undelivered: { question: z.strictObject({}), answer: z.strictObject({ count: z.int() }) },
  /** Newest first. `next`: cursor of the next page; null on the last one. `unread`: unread ones only. */
  list: {
    question: z.strictObject({
      cursor: NotificationCursor.optional(),
      size: z.int().min(1).max(100),
      unread: z.literal(true).optional(),
    }),
    answer: z.strictObject({ items: z.array(NotificationView), next: NotificationCursor.nullable(), unread: z.int() }),
  },
  unread: { question: z.strictObject({}), answer: z.int() },
  searches: { question: z.strictObject({}), answer: z.array(SavedSearchView) },
  /** Oldest first, with the VAPID public key; null without push. `here`: device of the given endpoint. */
  devices: {
    question: z.strictObject({ endpoint: z.string().optional() }),
    answer: z.strictObject({ key: z.string(), here: DeviceId.nullable(), devices: z.array(PushDevice) }).nullable(),
  },
  /** Preview of an unsubscribe link; null when its signature is invalid. */
  unsubscribing: {
    question: z.strictObject({ token: UnsubscribeToken }),
    answer: z.strictObject({ groups: z.array(z.enum(groups)), expired: z.boolean(), done: z.boolean() }).nullable(),
  },
  /** Read from the event log; null for visitors. */
  preferences: { question: z.strictObject({}), answer: PreferencesView.nullable() },
});
