import * as z from 'zod';
import { RequestId, SearchId } from '../kernel/ids.js';
import { DeviceId, DeviceLabel, PushSubscription } from './devices.js';
import { MOST_UNREAD, NotificationId } from './events.js';
import { channels, groups } from './kinds.js';
import { Digest, QuietHours } from './preferences.js';
import { SavedQuestion, SearchName, SearchPage } from './searches.js';

/** Token in a mail's unsubscribe link, signed and read by the notification service only. */
export const UnsubscribeToken = z.string().regex(/^[\w.-]{1,300}$/);

const Switch = z.strictObject({ channel: z.enum(channels), group: z.enum(groups), on: z.boolean() });

export const notificationCommands = {
  /** Selects by ids, by request, or all. Already read ones and other people's are ignored. */
  markRead: z.union([
    z.strictObject({ notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
    z.strictObject({ requestId: RequestId }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  changePreferences: z.strictObject({
    switches: z
      .array(Switch)
      .max(channels.length * groups.length)
      .optional(),
    quiet: QuietHours.nullable().optional(),
    digest: Digest.optional(),
  }),
  addDevice: z.strictObject({ subscription: PushSubscription, label: DeviceLabel }),
  removeDevice: z.strictObject({ deviceId: DeviceId }),
  /** No-op when the caller already has the same search. */
  saveSearch: z.strictObject({ searchId: SearchId, name: SearchName, page: SearchPage, question: SavedQuestion }),
  /** Absent fields stay unchanged. When switched on again, only offers from then on are notified. */
  changeSearch: z.strictObject({ searchId: SearchId, name: SearchName.optional(), on: z.boolean().optional() }),
  removeSearch: z.strictObject({ searchId: SearchId }),
  /** Authorised by the token alone. Idempotent. */
  unsubscribe: z.strictObject({ token: UnsubscribeToken }),
  tryAddressAgain: z.strictObject({ channel: z.enum(channels) }),
};
export type MarkRead = z.infer<typeof notificationCommands.markRead>;
export type ChangePreferences = z.input<typeof notificationCommands.changePreferences>;
