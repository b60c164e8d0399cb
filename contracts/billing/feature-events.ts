import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { FeaturePrice, OfferFeature } from './features.js';

const offer = { offerId: OfferId, userId: UserId };
const event = eventsWith(offer);

/** Stream `feature-<offerId>`: paid promotion of an offer. */
export const FeatureEvent = z.discriminatedUnion('type', [
  /** Pending payment, nothing is granted yet. `price`: as quoted. */
  event('FeatureBooked', { feature: OfferFeature, price: FeaturePrice, paymentId: z.uuid(), at: Instant }),
  event('FeatureBookingDropped', { paymentId: z.uuid() }),
  /** `paymentId` null: included in a plan. `until` null: unlimited. */
  event('FeatureBegun', {
    feature: OfferFeature,
    paymentId: z.uuid().nullable(),
    from: Instant,
    until: Instant.nullable(),
  }),
  /**
   * The booking, or the plan that included it, was withdrawn; the feature ends at `until`, which may be in the past.
   */
  event('FeatureWithdrawn', { feature: OfferFeature, paymentId: z.uuid(), until: Instant }),
  event('FeatureOfferGone', { at: Instant }),
  z.strictObject({ type: z.literal('FeatureOfferLocked'), data: z.strictObject({ offerId: OfferId, at: Instant }) }),
  /** Moderation revoked the lock. `until`: new ends of the features, extended by the locked time. */
  z.strictObject({
    type: z.literal('FeatureOfferReleased'),
    data: z.strictObject({ offerId: OfferId, at: Instant, until: z.partialRecord(OfferFeature, Instant) }),
  }),
]);
export type FeatureEvent = z.infer<typeof FeatureEvent>;
