import * as z from 'zod';
import { UserId } from '../kernel/ids.js';

export const AccountIntegrationEvent = z.discriminatedUnion('type', [
  /** Main address, another place or kind of account changed: offers take the new public place from the door. */
  z.object({ type: z.literal('account.relocated'), subject: UserId, data: z.object({}) }),
]);
export type AccountIntegrationEvent = z.infer<typeof AccountIntegrationEvent>;
