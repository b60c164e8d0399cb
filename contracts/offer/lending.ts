import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId } from '../kernel/ids.js';
import { OfferHold } from '../kernel/offer-hold.js';
import { Instant } from '../kernel/period.js';
import { LoanOut } from '../rules/late.js';

const offer = { offerId: OfferId };

/** `listed`: the offer was online for everybody; absent otherwise, and in older events. */
const calendar = { ...offer, key: z.uuid(), listed: z.literal(true).optional() };

/**
 * Stream `loan-<id of the request or block>`: facts reported by the request service. Older logs have them in the
 * offer's stream.
 */
export const LoanEvent = z.discriminatedUnion('type', [
  event('OfferRated', { ...offer, stars: z.int().min(1).max(5) }),
  event('OfferRatingRecounted', { ...offer, stars: z.int().min(1).max(5), counts: z.boolean() }),
  event('OfferLent', { ...offer }),
  /** `units`: units that a booking or block takes; absent: all. */
  event('OfferTaken', {
    ...calendar,
    start: Instant,
    end: Instant,
    units: z.int().min(1).optional(),
    /** Loan that is out and was moved. */
    out: LoanOut.optional(),
  }),
  /** A loan was handed out, or is not out any more (null). */
  event('OfferOutNoted', { ...offer, key: z.uuid(), out: LoanOut.nullable() }),
  /**
   * Periods in which units that are not lent are blocked: at most `units`, or all if absent. They replace the earlier
   * periods of `key`.
   */
  event('OfferBlocked', {
    ...calendar,
    periods: z.array(z.strictObject({ start: Instant, end: Instant })),
    units: z.int().min(1).optional(),
  }),
  event('OfferFreed', calendar),
]);
export type LoanEvent = z.infer<typeof LoanEvent>;

export const lendingQueries = {
  /** System only, from the event log: block on new agreements; null: none. */
  hold: { question: z.strictObject({ offerId: OfferId }), answer: OfferHold.nullable() },
} as const;
