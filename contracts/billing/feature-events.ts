import * as z from 'zod';
import { OfferId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { FeaturePrice, OfferFeature } from './features.js';

const offer = { offerId: OfferId, userId: UserId };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ ...offer, ...shape }) });

/** Stream `feature-<offerId>`: what is paid for to have an offer seen more. */
export const FeatureEvent = z.discriminatedUnion('type', [
  /** Nothing is granted by it: it waits for the payment. `price`: as it was shown. */
  event('FeatureBooked', { feature: OfferFeature, price: FeaturePrice, paymentId: z.uuid(), at: Instant }),
  /** The payment failed, or nobody went through with it. */
  event('FeatureBookingDropped', { paymentId: z.uuid() }),
  /** `paymentId` null: one of those that a plan includes. `until` null: it never ends. */
  event('FeatureBegun', {
    feature: OfferFeature,
    paymentId: z.uuid().nullable(),
    from: Instant,
    until: Instant.nullable(),
  }),
  /** Its booking, or the plan that included it, was withdrawn: it runs until then, or has ended then. */
  event('FeatureWithdrawn', { feature: OfferFeature, paymentId: z.uuid(), until: Instant }),
  /** The offer is deleted: what runs for it ends, and nothing begins any more. */
  event('FeatureOfferGone', { at: Instant }),
  /** Moderation has locked the offer, so that nobody sees what runs for it. */
  z.strictObject({ type: z.literal('FeatureOfferLocked'), data: z.strictObject({ offerId: OfferId, at: Instant }) }),
  /** Moderation has taken that back. `until`: of what ran when the offer was locked, with the time that was lost. */
  z.strictObject({
    type: z.literal('FeatureOfferReleased'),
    data: z.strictObject({ offerId: OfferId, at: Instant, until: z.partialRecord(OfferFeature, Instant) }),
  }),
]);
export type FeatureEvent = z.infer<typeof FeatureEvent>;
