import * as z from 'zod';
import { UserId } from '../kernel/ids.js';

const about = { subject: UserId, data: z.object({}) };

/** Change of a person's notifications. The event contains no content, because only the owner can read it. */
export const NotificationIntegrationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification.added'), ...about }),
  z.object({ type: z.literal('notification.read'), ...about }),
]);
export type NotificationIntegrationEvent = z.infer<typeof NotificationIntegrationEvent>;
