import * as z from 'zod';
import { BlockId, OfferId, PricingId, RequestId, UserId } from '../kernel/ids.js';
import { PickedDays, Wish } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { paragraph } from '../kernel/text.js';
import { BlockKind, NOT_AVAILABLE } from './events.js';

const one = z.strictObject({ requestId: RequestId });

/** The context's user is vendor or creator; a stranger's request answers `request_not_found`. */
export const requestCommands = {
  ask: z.strictObject({
    requestId: RequestId,
    offerId: OfferId,
    wish: z.discriminatedUnion('kind', [...Wish.options, PickedDays]),
    pricingId: PricingId,
    message: paragraph(limits.message),
    shareAddress: z.boolean(),
    /**
     * Sum shown to the creator, in the pricing's own unit (cents or a count), and deposit in cents; absent: any is
     * taken.
     */
    shown: z.strictObject({ total: z.int().min(0), deposit: z.int().min(0) }).optional(),
  }),
  accept: z.strictObject({ requestId: RequestId, shareAddress: z.boolean() }),
  decline: z.strictObject({ requestId: RequestId, reason: paragraph(limits.reason) }),
  withdraw: one,
  /** By whoever leads the group that the thing belongs to: they are the vendor from then on. */
  takeOver: one,
  cancel: z.strictObject({ requestId: RequestId, reason: paragraph(limits.reason, 1) }),
  /** The creator says that they returned it: the vendor is told and completes the loan. */
  handBack: one,
  complete: one,
  shareAddress: z.strictObject({ requestId: RequestId, shared: z.boolean() }),
  say: z.strictObject({ requestId: RequestId, text: paragraph(limits.message, 1) }),
  markRead: one,
  archive: z.strictObject({ requestId: RequestId, archived: z.boolean() }),
  rate: z.strictObject({ requestId: RequestId, stars: z.int().min(1).max(5), text: paragraph(limits.rating) }),
  /** Answers what the other side's rating says: once, as soon as it is shown. */
  answerRating: z.strictObject({ requestId: RequestId, text: paragraph(limits.ratingAnswer, 1) }),
  /** System only: the period has begun and nobody agreed. */
  expire: one,
  /** System only: one side has rated, and the other has let its time pass. */
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
   * System only: a person deletes their account. Refused while something of theirs is lent or agreed; else open requests
   * end, and from then on nobody asks them for anything or agrees with them.
   */
  leave: z.strictObject({ userId: UserId }),
} as const;
