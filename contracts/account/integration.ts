import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { TakeoutId } from './takeout.js';

export const AccountIntegrationEvent = z.discriminatedUnion('type', [
  /**
   * Main address, another place or the kind of account changed. The offer service fetches the new public place from
   * the service API.
   */
  z.object({ type: z.literal('account.relocated'), subject: UserId, data: z.object({}) }),
  /** Opening days of a place changed. The offer service fetches them from the service API. */
  z.object({ type: z.literal('account.opening_changed'), subject: UserId, data: z.object({}) }),
  /**
   * Asks each keeper of personal data to erase the data and confirm. A retry lists in `keepers` those that have not
   * confirmed.
   */
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
  /**
   * Published for users who traded commercially before this installation required trader details; they may continue
   * until the deadline.
   */
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
  /** Nothing is asked of the trader any more: details were submitted, changed or approved, or the trading ended. */
  z.object({ type: z.literal('account.trader_settled'), subject: UserId, data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('account.role_given'), subject: UserId, data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('account.role_taken'), subject: UserId, data: z.object({ userId: UserId }) }),
]);
export type AccountIntegrationEvent = z.infer<typeof AccountIntegrationEvent>;

/**
 * Requests erasure from every keeper of personal data when an account is deleted (ADR 54); the first request names no
 * keepers.
 */
export const erasureRequest = {
  name: 'when-an-account-is-deleted-then-erase',
  topic: 'account',
  type: 'account.deleted' satisfies AccountIntegrationEvent['type'],
  keepersOf: (data: unknown) => z.object({ keepers: z.array(z.string()).optional() }).parse(data).keepers,
};
