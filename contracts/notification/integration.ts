import * as z from 'zod';
import { UserId } from '../kernel/ids.js';

const about = { subject: UserId, data: z.object({}) };

/** That a person's list is another one; what it says, only that person may ask for. */
export const NotificationIntegrationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification.added'), ...about }),
  z.object({ type: z.literal('notification.read'), ...about }),
]);
export type NotificationIntegrationEvent = z.infer<typeof NotificationIntegrationEvent>;
