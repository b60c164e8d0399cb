import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { OfferId, RequestId, UserId, GroupId } from '../kernel/ids.js';
import { OfferState } from './events.js';
import { Instant, PublicPeriod } from '../kernel/period.js';

const parties = { offerId: OfferId, vendorId: UserId, creatorId: UserId };

/** Absent in events from before it was published. */
const timed = { ...parties, period: PublicPeriod.optional() };

const bySide = z.object({ ...parties, side: Side });

/**
 * Ids and public facts only: no texts, no names. Who hears one reads the fields it knows: while replicas are exchanged
 * one by one, a newer service may say more.
 */
export const RequestIntegrationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('request.asked'), subject: RequestId, data: z.object({ ...timed }) }),
  /** A side said yes, and the other one's is still missing. */
  z.object({ type: z.literal('request.accepted'), subject: RequestId, data: bySide }),
  /** `side`: whose yes settled it; `nights`: given back on the day on which the period ends, not on the one before. */
  z.object({
    type: z.literal('request.agreed'),
    subject: RequestId,
    data: z.object({ ...timed, side: Side.optional(), nights: z.literal(true).optional() }),
  }),
  /** `cause`: the vendor deleted the offer, or their account. */
  z.object({
    type: z.literal('request.declined'),
    subject: RequestId,
    data: z.object({ ...parties, cause: z.enum(['offer_deleted', 'account_deleted']).optional() }),
  }),
  z.object({ type: z.literal('request.withdrawn'), subject: RequestId, data: z.object(parties) }),
  z.object({ type: z.literal('request.expired'), subject: RequestId, data: z.object(parties) }),
  /** Somebody wrote; what, only the two sides may read. */
  z.object({ type: z.literal('request.messaged'), subject: RequestId, data: bySide }),
  /** What the vendor lets be written was written to who asked. */
  z.object({ type: z.literal('request.replied'), subject: RequestId, data: z.object(parties) }),
  /** A side has seen everything so far. */
  z.object({ type: z.literal('request.read'), subject: RequestId, data: bySide }),
  /** `side`: who cancelled. */
  z.object({
    type: z.literal('request.cancelled'),
    subject: RequestId,
    data: z.object({ ...timed, side: Side.optional() }),
  }),
  /** For our own services alone: the days of an open request are somebody else's now, or can be had again. */
  z.object({ type: z.literal('request.days_taken'), subject: RequestId, data: z.object(parties) }),
  z.object({ type: z.literal('request.days_freed'), subject: RequestId, data: z.object(parties) }),
  /** For our own services alone: what became of the offer of an open or agreed request. */
  z.object({
    type: z.literal('request.offer_noted'),
    subject: RequestId,
    data: z.object({ ...parties, offer: OfferState }),
  }),
  /** The creator says that they returned it; the vendor completes the loan. */
  z.object({ type: z.literal('request.handed_back'), subject: RequestId, data: z.object(parties) }),
  /** `endedAt`: before the agreed end when it came back early; `side`: who said so. */
  z.object({
    type: z.literal('request.completed'),
    subject: RequestId,
    data: z.object({ ...timed, endedAt: Instant.optional(), side: Side.optional() }),
  }),
  /** A side has rated; the rating is shown when the other has, too, or its time is over. */
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
  /** For our own services alone: the stars of a rating do not count any more, or again. */
  z.object({
    type: z.literal('request.rating_recounted'),
    subject: RequestId,
    data: z.object({ ...parties, side: Side, aboutId: UserId, stars: z.int(), counts: z.boolean() }),
  }),
  /** Who was rated has answered the rating; what, everybody may read. `side`: who answered. */
  z.object({ type: z.literal('request.rating_answered'), subject: RequestId, data: bySide }),
  /** For our own services alone: what was asked for is a thing of a group. */
  z.object({
    type: z.literal('request.group_thing_asked'),
    subject: RequestId,
    data: z.object({ ...parties, groupId: GroupId }),
  }),
  /** For our own services alone: somebody else lends the thing of a group from now on; before it was `formerId`. */
  z.object({
    type: z.literal('request.taken_over'),
    subject: RequestId,
    data: z.object({ ...parties, groupId: GroupId, formerId: UserId }),
  }),
  /** A thing is taken from `start` to `end`; a later one with the same `key` (request or block) replaces it. */
  z.object({
    type: z.literal('calendar.taken'),
    subject: OfferId,
    data: z.object({ key: z.uuid(), start: Instant, end: Instant }),
  }),
  z.object({ type: z.literal('calendar.freed'), subject: OfferId, data: z.object({ key: z.uuid() }) }),
]);
export type RequestIntegrationEvent = z.infer<typeof RequestIntegrationEvent>;
