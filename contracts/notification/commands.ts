import * as z from 'zod';
import { RequestId } from '../kernel/ids.js';
import { MOST_UNREAD, NotificationId } from './events.js';

export const notificationCommands = {
  /** Some, those of a request, or all. What is read already, or somebody else's, changes nothing. */
  markRead: z.union([
    z.strictObject({ notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
    z.strictObject({ requestId: RequestId }),
    z.strictObject({ all: z.literal(true) }),
  ]),
};
export type MarkRead = z.infer<typeof notificationCommands.markRead>;
