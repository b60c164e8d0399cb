import * as z from 'zod';
import { OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Side } from './events.js';
import { Instant, Period } from '../kernel/period.js';

const parties = { offerId: OfferId, vendorId: UserId, creatorId: UserId };

/** The half-open time asked for, and the zone of the thing's place. */
export const PublicPeriod = Period.omit({ wish: true });
/** Absent in events from before it was published. */
const timed = { ...parties, period: PublicPeriod.optional() };

/** Ids and public facts only: no texts, no names. */
export const RequestIntegrationEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('request.asked'), subject: RequestId, data: z.strictObject({ ...timed }) }),
  z.strictObject({ type: z.literal('request.agreed'), subject: RequestId, data: z.strictObject({ ...timed }) }),
  /** `side`: who cancelled. */
  z.strictObject({
    type: z.literal('request.cancelled'),
    subject: RequestId,
    data: z.strictObject({ ...timed, side: Side.optional() }),
  }),
  /** `endedAt`: before the agreed end when it came back early. */
  z.strictObject({
    type: z.literal('request.completed'),
    subject: RequestId,
    data: z.strictObject({ ...timed, endedAt: Instant.optional() }),
  }),
  z.strictObject({
    type: z.literal('request.answered'),
    subject: RequestId,
    data: z.strictObject({ ...parties, minutes: z.int() }),
  }),
  z.strictObject({
    type: z.literal('request.rated'),
    subject: RequestId,
    data: z.strictObject({ ...parties, side: Side, aboutId: UserId, stars: z.int() }),
  }),
  /** A thing is taken from `start` to `end`; a later one with the same `key` (request or block) replaces it. */
  z.strictObject({
    type: z.literal('calendar.taken'),
    subject: OfferId,
    data: z.strictObject({ key: z.uuid(), start: Instant, end: Instant }),
  }),
  z.strictObject({ type: z.literal('calendar.freed'), subject: OfferId, data: z.strictObject({ key: z.uuid() }) }),
]);
export type RequestIntegrationEvent = z.infer<typeof RequestIntegrationEvent>;
