import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { TakeoutId } from './takeout.js';

export const AccountIntegrationEvent = z.discriminatedUnion('type', [
  /**
   * The main address, another place or the kind of account changed; offers fetch the new public place from the service
   * API.
   */
  z.object({ type: z.literal('account.relocated'), subject: UserId, data: z.object({}) }),
  /** Each keeper of personal data erases it and confirms. A repeat names the `keepers` that have not confirmed yet. */
  z.object({
    type: z.literal('account.deleted'),
    subject: UserId,
    data: z.object({ userId: UserId, keepers: z.array(z.string()).optional() }),
  }),
  z.object({
    type: z.literal('account.takeout_ready'),
    subject: UserId,
    data: z.object({ userId: UserId, takeoutId: TakeoutId }),
  }),
  /** Traded commercially before this installation required trader details; may continue until the deadline. */
  z.object({
    type: z.literal('account.trader_asked'),
    subject: UserId,
    data: z.object({ userId: UserId, until: Instant }),
  }),
  z.object({
    type: z.literal('account.trader_began'),
    subject: UserId,
    data: z.object({ userId: UserId, until: Instant }),
  }),
  z.object({ type: z.literal('account.trader_overdue'), subject: UserId, data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('account.trader_correction_asked'), subject: UserId, data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('account.role_given'), subject: UserId, data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('account.role_taken'), subject: UserId, data: z.object({ userId: UserId }) }),
]);
export type AccountIntegrationEvent = z.infer<typeof AccountIntegrationEvent>;

/** Account deletion as a request to every keeper of personal data (ADR 54); the first one names no keepers. */
export const erasureRequest = {
  name: 'when-an-account-is-deleted-then-erase',
  topic: 'account',
  type: 'account.deleted' satisfies AccountIntegrationEvent['type'],
  keepersOf: (data: unknown) => z.object({ keepers: z.array(z.string()).optional() }).parse(data).keepers,
};
