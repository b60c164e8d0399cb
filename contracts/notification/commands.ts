import * as z from 'zod';
import { RequestId, SearchId } from '../kernel/ids.js';
import { DeviceId, DeviceLabel, PushSubscription } from './devices.js';
import { MOST_UNREAD, NotificationId } from './events.js';
import { channels, groups } from './kinds.js';
import { Digest, QuietHours } from './preferences.js';
import { SavedQuestion, SearchName, SearchPage } from './searches.js';

/** What a mail's link to unsubscribe carries: signed by the notification service, which alone reads it. */
export const UnsubscribeToken = z.string().regex(/^[\w.-]{1,300}$/);

const Switch = z.strictObject({ channel: z.enum(channels), group: z.enum(groups), on: z.boolean() });

export const notificationCommands = {
  /** Some, those of a request, or all. What is read already, or somebody else's, changes nothing. */
  markRead: z.union([
    z.strictObject({ notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
    z.strictObject({ requestId: RequestId }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  /** One's own; what is left out stays as it is. */
  changePreferences: z.strictObject({
    switches: z
      .array(Switch)
      .max(channels.length * groups.length)
      .optional(),
    quiet: QuietHours.nullable().optional(),
    digest: Digest.optional(),
  }),
  /** The browser that asks is sent pushes from now on, in the language of the asker. */
  addDevice: z.strictObject({ subscription: PushSubscription, label: DeviceLabel }),
  /** One's own; one that is not there changes nothing. */
  removeDevice: z.strictObject({ deviceId: DeviceId }),
  /** A search of one's own from now on; one that looks for the same is there already, and stays as it is. */
  saveSearch: z.strictObject({ searchId: SearchId, name: SearchName, page: SearchPage, question: SavedQuestion }),
  /** One's own; what is left out stays. Switched on anew, it tells of what comes from then on. */
  changeSearch: z.strictObject({ searchId: SearchId, name: SearchName.optional(), on: z.boolean().optional() }),
  /** One's own; one that is not there changes nothing. */
  removeSearch: z.strictObject({ searchId: SearchId }),
  /** What a link in a mail switches off, for whoever holds it; once more changes nothing. */
  unsubscribe: z.strictObject({ token: UnsubscribeToken }),
  /** One's own address that took nothing is tried once more. */
  tryAddressAgain: z.strictObject({ channel: z.enum(channels) }),
};
export type MarkRead = z.infer<typeof notificationCommands.markRead>;
export type ChangePreferences = z.input<typeof notificationCommands.changePreferences>;
