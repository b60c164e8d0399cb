import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { OfferId, RequestId, SearchId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Side } from '../request/events.js';
import { notificationCommands, UnsubscribeToken } from './commands.js';
import { DeviceId } from './devices.js';
import { NoticeSubject, NotificationId } from './events.js';
import { channels, groups, notificationKinds } from './kinds.js';
import { Digest, QuietHours } from './preferences.js';
import { SearchPage } from './searches.js';

/** One notification, for the person it is for. */
export const NotificationView = z.strictObject({
  notificationId: NotificationId,
  kind: z.enum(notificationKinds),
  /** The request with its thing and its sides; null where it is about none. */
  requestId: RequestId.nullable(),
  offerId: OfferId.nullable(),
  side: Side.nullable(),
  otherId: UserId.nullable(),
  stars: z.int().nullable(),
  /** What else it is about: a saved search, the file of a takeout, or a group; null where it is about a request. */
  about: NoticeSubject.nullable(),
  /** How many messages or offers it tells of; 1 for everything else. */
  count: z.int().min(1),
  /** When what is told of happened; of several messages the last. */
  at: Instant,
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof NotificationView>;

/** Which ways lead to the asker, and when. */
export const PreferencesView = z.strictObject({
  /** The ways that this installation has. */
  channels: z.array(z.enum(channels)),
  switches: z.record(z.enum(channels), z.record(z.enum(groups), z.boolean())),
  quiet: QuietHours.nullable(),
  digest: Digest,
  /** Ways whose address takes nothing, as their other side said. */
  refused: z.array(z.enum(channels)),
});
export type PreferencesView = z.infer<typeof PreferencesView>;

/** A place in a person's list, behind which the older ones are: an instant and an id. */
export const NotificationCursor = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/);

/** A saved search, for the person whose it is. */
export const SavedSearchView = z.strictObject({
  searchId: SearchId,
  name: z.string(),
  page: SearchPage,
  /** Its person is told of new offers. */
  on: z.boolean(),
  savedAt: Instant,
});
export type SavedSearchView = z.infer<typeof SavedSearchView>;

/** A browser that is sent pushes, as its owner knows it. */
const PushDevice = z.strictObject({ deviceId: DeviceId, label: z.string(), at: Instant });

/** Files of a takeout; of browsers neither address nor keys, with which anybody could send them something. */
export const notificationOwnData = {
  notifications: NotificationView,
  saved_searches: SavedSearchView,
  notification_settings: PreferencesView,
  push_devices: PushDevice,
};

export const notificationDoor = defineDoor('notification', notificationCommands, {
  ownData: ownDataQuery(notificationOwnData),
  /** For admins, zero for others: how many mails and pushes were given up. */
  undelivered: { question: z.strictObject({}), answer: z.strictObject({ count: z.int() }) },
  /**
   * The asker's own, the newest first. `next`: where the older ones begin; null when there are none. `unread`: only
   * those.
   */
  list: {
    question: z.strictObject({
      cursor: NotificationCursor.optional(),
      size: z.int().min(1).max(100),
      unread: z.literal(true).optional(),
    }),
    answer: z.strictObject({ items: z.array(NotificationView), next: NotificationCursor.nullable(), unread: z.int() }),
  },
  unread: { question: z.strictObject({}), answer: z.int() },
  /** The asker's own, the newest first. */
  searches: { question: z.strictObject({}), answer: z.array(SavedSearchView) },
  /**
   * The asker's own, the oldest first, and the key that browsers want; null where there is no push. `here`: which of
   * them an endpoint is.
   */
  devices: {
    question: z.strictObject({ endpoint: z.string().optional() }),
    answer: z.strictObject({ key: z.string(), here: DeviceId.nullable(), devices: z.array(PushDevice) }).nullable(),
  },
  /** What a link in a mail would switch off, and whether it still does; null when we did not make it. */
  unsubscribing: {
    question: z.strictObject({ token: UnsubscribeToken }),
    answer: z
      .strictObject({
        groups: z.array(z.enum(groups)),
        expired: z.boolean(),
        /** It is off already. */ done: z.boolean(),
      })
      .nullable(),
  },
  /** The asker's own, from the log; null for visitors. */
  preferences: { question: z.strictObject({}), answer: PreferencesView.nullable() },
});
