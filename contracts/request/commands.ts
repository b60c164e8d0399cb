import * as z from 'zod';
import { BlockId, OfferId, PricingId, RequestId, UserId } from '../kernel/ids.js';
import { PickedDays, Wish } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { paragraph } from '../kernel/text.js';
import { BlockKind, NOT_AVAILABLE } from './events.js';

const one = z.strictObject({ requestId: RequestId });

/** Commands of the vendor or creator; other users get `request_not_found`. */
export const requestCommands = {
  ask: z.strictObject({
    requestId: RequestId,
    offerId: OfferId,
    wish: z.discriminatedUnion('kind', [...Wish.options, PickedDays]),
    pricingId: PricingId,
    message: paragraph(limits.message),
    shareAddress: z.boolean(),
    /**
     * Price shown to the creator: total in the pricing's unit (cents or a count), deposit in cents. Absent: any price
     * is accepted.
     */
    shown: z.strictObject({ total: z.int().min(0), deposit: z.int().min(0) }).optional(),
  }),
  accept: z.strictObject({ requestId: RequestId, shareAddress: z.boolean() }),
  decline: z.strictObject({ requestId: RequestId, reason: paragraph(limits.reason) }),
  withdraw: one,
  /** Allowed to leaders of the item's group: the caller becomes the vendor. */
  takeOver: one,
  cancel: z.strictObject({ requestId: RequestId, reason: paragraph(limits.reason, 1) }),
  handBack: one,
  complete: one,
  shareAddress: z.strictObject({ requestId: RequestId, shared: z.boolean() }),
  say: z.strictObject({ requestId: RequestId, text: paragraph(limits.message, 1) }),
  markRead: one,
  archive: z.strictObject({ requestId: RequestId, archived: z.boolean() }),
  rate: z.strictObject({ requestId: RequestId, stars: z.int().min(1).max(5), text: paragraph(limits.rating) }),
  /** Replies to the other side's rating: once, and only after it is visible. */
  answerRating: z.strictObject({ requestId: RequestId, text: paragraph(limits.ratingAnswer, 1) }),
  /** System only, once the period begins without an agreement. */
  expire: one,
  showRatings: one,
  block: z.strictObject({
    blockId: BlockId,
    offerId: OfferId,
    wish: Wish,
    note: paragraph(limits.reason),
    kind: BlockKind.default(NOT_AVAILABLE),
  }),
  unblock: z.strictObject({ blockId: BlockId, offerId: OfferId }),
  /**
   * System only, on account deletion. Refused while loans are agreed or running; otherwise ends open requests and
   * prevents new requests and agreements.
   */
  leave: z.strictObject({ userId: UserId }),
} as const;
