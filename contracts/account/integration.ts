import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { TakeoutId } from './takeout.js';

export const AccountIntegrationEvent = z.discriminatedUnion('type', [
  /** Main address, another place or kind of account changed: offers take the new public place from the door. */
  z.object({ type: z.literal('account.relocated'), subject: UserId, data: z.object({}) }),
  /**
   * Its person wants to be forgotten: each keeper of personal data erases it, and confirms that. A repeat names the
   * `keepers` that have not confirmed yet.
   */
  z.object({
    type: z.literal('account.deleted'),
    subject: UserId,
    data: z.object({ userId: UserId, keepers: z.array(z.string()).optional() }),
  }),
  /** Everything about oneself lies ready as a file. */
  z.object({
    type: z.literal('account.takeout_ready'),
    subject: UserId,
    data: z.object({ userId: UserId, takeoutId: TakeoutId }),
  }),
  /** They offered commercially before this installation asked who does; until then they may go on. */
  z.object({
    type: z.literal('account.trader_asked'),
    subject: UserId,
    data: z.object({ userId: UserId, until: Instant }),
  }),
  /** They became commercial and have not said who they are. */
  z.object({
    type: z.literal('account.trader_began'),
    subject: UserId,
    data: z.object({ userId: UserId, until: Instant }),
  }),
  /** They have not said it in time: what they have online is paused. */
  z.object({ type: z.literal('account.trader_overdue'), subject: UserId, data: z.object({ userId: UserId }) }),
  /** Staff found something wrong in what a trader says of themselves. */
  z.object({ type: z.literal('account.trader_correction_asked'), subject: UserId, data: z.object({ userId: UserId }) }),
  /** An admin or the operator gave them a role, or took one from them; which, their pages say. */
  z.object({ type: z.literal('account.role_given'), subject: UserId, data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('account.role_taken'), subject: UserId, data: z.object({ userId: UserId }) }),
]);
export type AccountIntegrationEvent = z.infer<typeof AccountIntegrationEvent>;
