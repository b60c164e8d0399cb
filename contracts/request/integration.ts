import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { OfferId, RequestId, UserId, GroupId } from '../kernel/ids.js';
import { HandoverMoment } from './handover.js';
import { OfferState } from './request.js';
import { LoanOut } from '../rules/late.js';
import { Instant, PublicPeriod } from '../kernel/period.js';

const parties = { offerId: OfferId, vendorId: UserId, creatorId: UserId };

const timed = { ...parties, period: PublicPeriod.optional() };

/**
 * Parts that are missing and cents that are kept by the record; `formerKept`: cents that the record before kept.
 * `undone`: the record was taken back.
 */
const recordFigures = {
  moment: HandoverMoment,
  missing: z.int(),
  kept: z.int().optional(),
  formerKept: z.int().optional(),
  undone: z.literal(true).optional(),
};

const bySide = z.object({ ...parties, side: Side });

/**
 * Ids and public facts only: no texts, no names. Consumers ignore unknown fields, because a rolling deployment may
 * publish newer ones.
 */
export const RequestIntegrationEvent = z.discriminatedUnion('type', [
  /** `answerBy`: deadline of the vendor's answer; absent in older events. */
  z.object({
    type: z.literal('request.asked'),
    subject: RequestId,
    data: z.object({ ...timed, answerBy: Instant.optional() }),
  }),
  /** `answerBy`: deadline of the creator's confirmation after the vendor's acceptance. */
  z.object({
    type: z.literal('request.accepted'),
    subject: RequestId,
    data: bySide.extend({ answerBy: Instant.optional() }),
  }),
  /**
   * `side`: the side that accepted last. `nights`: the item is returned on the day on which the period ends, not on
   * the day before.
   */
  z.object({
    type: z.literal('request.agreed'),
    subject: RequestId,
    data: z.object({ ...timed, side: Side.optional(), nights: z.literal(true).optional() }),
  }),
  z.object({
    type: z.literal('request.declined'),
    subject: RequestId,
    data: z.object({ ...parties, cause: z.enum(['offer_deleted', 'account_deleted']).optional() }),
  }),
  z.object({ type: z.literal('request.withdrawn'), subject: RequestId, data: z.object(parties) }),
  z.object({ type: z.literal('request.expired'), subject: RequestId, data: z.object(parties) }),
  /** Message without its text, which only the two sides may read. */
  z.object({ type: z.literal('request.messaged'), subject: RequestId, data: bySide }),
  z.object({ type: z.literal('request.replied'), subject: RequestId, data: z.object(parties) }),
  z.object({ type: z.literal('request.read'), subject: RequestId, data: bySide }),
  z.object({
    type: z.literal('request.cancelled'),
    subject: RequestId,
    data: z.object({ ...timed, side: Side.optional() }),
  }),
  z.object({ type: z.literal('request.days_taken'), subject: RequestId, data: z.object(parties) }),
  z.object({ type: z.literal('request.days_freed'), subject: RequestId, data: z.object(parties) }),
  z.object({
    type: z.literal('request.offer_noted'),
    subject: RequestId,
    data: z.object({ ...parties, offer: OfferState, ownerSuspended: z.literal(true).optional() }),
  }),
  /** One side (`side`) proposes another period. */
  z.object({ type: z.literal('request.period_proposed'), subject: RequestId, data: bySide }),
  /**
   * The other side (`side`) agreed to another period. `agrees`: the request was open and is agreed with it, which
   * `request.agreed` announces. `answerBy`: new deadline of a request that stayed open, in events from before `agrees`.
   */
  z.object({
    type: z.literal('request.period_changed'),
    subject: RequestId,
    data: bySide.extend({
      period: PublicPeriod,
      agrees: z.literal(true).optional(),
      answerBy: Instant.optional(),
      nights: z.literal(true).optional(),
    }),
  }),
  z.object({ type: z.literal('request.period_declined'), subject: RequestId, data: bySide }),
  z.object({ type: z.literal('request.period_taken_back'), subject: RequestId, data: bySide }),
  z.object({ type: z.literal('request.handed_back'), subject: RequestId, data: z.object(parties) }),
  /**
   * `endedAt`: end of the loan, before the agreed end after an early return. `side`: the side that completed the
   * loan.
   */
  z.object({
    type: z.literal('request.completed'),
    subject: RequestId,
    data: z.object({ ...timed, endedAt: Instant.optional(), side: Side.optional() }),
  }),
  /**
   * The lender recorded what went out or came back. `missing`: number of parts that did not come back; `kept`: cents of
   * the deposit that the lender keeps.
   */
  z.object({
    type: z.literal('request.handover_recorded'),
    subject: RequestId,
    data: z.object({ ...parties, ...recordFigures }),
  }),
  /** The borrower objected to that record. */
  z.object({
    type: z.literal('request.handover_disputed'),
    subject: RequestId,
    data: z.object({ ...parties, moment: HandoverMoment }),
  }),
  z.object({ type: z.literal('request.rating_waits'), subject: RequestId, data: bySide }),
  z.object({
    type: z.literal('request.answered'),
    subject: RequestId,
    data: z.object({ ...parties, minutes: z.int() }),
  }),
  z.object({
    type: z.literal('request.rated'),
    subject: RequestId,
    data: z.object({ ...parties, side: Side, aboutId: UserId, stars: z.int() }),
  }),
  z.object({
    type: z.literal('request.rating_recounted'),
    subject: RequestId,
    data: z.object({ ...parties, side: Side, aboutId: UserId, stars: z.int(), counts: z.boolean() }),
  }),
  z.object({ type: z.literal('request.rating_answered'), subject: RequestId, data: bySide }),
  z.object({
    type: z.literal('request.group_thing_asked'),
    subject: RequestId,
    data: z.object({ ...parties, groupId: GroupId }),
  }),
  z.object({
    type: z.literal('request.taken_over'),
    subject: RequestId,
    data: z.object({ ...parties, groupId: GroupId, formerId: UserId }),
  }),
  /** Loan entered by the owner of the item, now linked to the account of the borrower. */
  z.object({ type: z.literal('counter_loan.linked'), subject: z.uuid(), data: z.object(parties) }),
  /** The owner changed the period, the number of units or the price of a loan that is linked to an account. */
  z.object({ type: z.literal('counter_loan.changed'), subject: z.uuid(), data: z.object(parties) }),
  z.object({ type: z.literal('counter_loan.cancelled'), subject: z.uuid(), data: z.object(parties) }),
  /** The owner recorded what the linked borrower took along or brought back, as in `request.handover_recorded`. */
  z.object({
    type: z.literal('counter_loan.handover_recorded'),
    subject: z.uuid(),
    data: z.object({ ...parties, ...recordFigures }),
  }),
  /** The linked borrower objected to that record. */
  z.object({
    type: z.literal('counter_loan.handover_disputed'),
    subject: z.uuid(),
    data: z.object({ ...parties, moment: HandoverMoment }),
  }),
  /** `creatorId` null: the borrower has no account. */
  z.object({
    type: z.literal('counter_loan.overdue'),
    subject: z.uuid(),
    data: z.object({ ...parties, creatorId: UserId.nullable() }),
  }),
  /**
   * Units of an item are unavailable from `start` to `end`, preparation before and after a loan included; `units`
   * absent: all of them. A later event with the same `key` (request or block) replaces this period.
   */
  z.object({
    type: z.literal('calendar.taken'),
    subject: OfferId,
    data: z.object({
      key: z.uuid(),
      start: Instant,
      end: Instant,
      units: z.int().min(1).optional(),
      /** Loan that is out and was moved. */
      out: LoanOut.optional(),
    }),
  }),
  /** A loan was handed out, or is not out any more (null). Once overdue, it takes its units through the current day. */
  z.object({
    type: z.literal('calendar.out_noted'),
    subject: OfferId,
    data: z.object({ key: z.uuid(), out: LoanOut.nullable() }),
  }),
  /** Number of units of an item. Of two events, the one with the higher `revision` is valid. */
  z.object({
    type: z.literal('calendar.capacity_set'),
    subject: OfferId,
    data: z.object({ quantity: z.int().min(1), revision: z.int().min(1) }),
  }),
  /**
   * Periods in which units of an item that are not lent are blocked: at most `units`, or all if absent. They replace the
   * earlier periods of the same `key`; none: the block ended.
   */
  z.object({
    type: z.literal('calendar.blocked'),
    subject: OfferId,
    data: z.object({
      key: z.uuid(),
      periods: z.array(z.object({ start: Instant, end: Instant })),
      units: z.int().min(1).optional(),
    }),
  }),
  z.object({ type: z.literal('calendar.freed'), subject: OfferId, data: z.object({ key: z.uuid() }) }),
]);
export type RequestIntegrationEvent = z.infer<typeof RequestIntegrationEvent>;
