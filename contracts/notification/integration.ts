import * as z from 'zod';
import { UserId } from '../kernel/ids.js';

const about = { subject: UserId, data: z.object({}) };

/** Signals a changed list; only its owner can read the content. */
export const NotificationIntegrationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification.added'), ...about }),
  z.object({ type: z.literal('notification.read'), ...about }),
]);
export type NotificationIntegrationEvent = z.infer<typeof NotificationIntegrationEvent>;
