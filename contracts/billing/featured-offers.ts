import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { Locale, OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { InvoicePosition, Totals } from './invoices.js';
import { PaymentId } from './payments.js';
import { ForBuyer, NotQuoted, gross } from './quote.js';

export const mostFeatured = 100;

/** Paid offer features; no feature affects the order of a list (ADR 83). */
export const offerFeatures = ['highlight', 'top', 'home'] as const;
export const OfferFeature = z.enum(offerFeatures);
export type OfferFeature = z.infer<typeof OfferFeature>;

export const featuredOffersCommands = {
  /**
   * Books a feature for the caller's own published offer; the feature starts once paid. `net`: quoted price in cents.
   */
  bookFeature: z.strictObject({
    offerId: OfferId,
    feature: OfferFeature,
    net: z.int().min(0),
    gross,
    paymentId: PaymentId,
  }),
  useHighlight: z.strictObject({ offerId: OfferId }),
} as const;

const offer = { offerId: OfferId, userId: UserId };
const event = eventsWith(offer);

/**
 * Price of an offer feature. `net` is the one-time price in cents; `days` is null when the feature is unlimited (spec
 * §3).
 */
export const FeaturePrice = z.strictObject({
  net: z.int().min(1).max(100_000_000),
  days: z.int().min(1).max(365).nullable(),
});
export type FeaturePrice = z.infer<typeof FeaturePrice>;

/** Stream `feature-<offerId>`: paid promotion of an offer. */
export const FeatureEvent = z.discriminatedUnion('type', [
  /** The feature awaits payment, and nothing is granted yet. `price` is the quoted price. */
  event('FeatureBooked', { feature: OfferFeature, price: FeaturePrice, paymentId: z.uuid(), at: Instant }),
  event('FeatureBookingDropped', { paymentId: z.uuid() }),
  /** `paymentId` is null when a plan includes the feature; `until` is null when the feature is unlimited. */
  event('FeatureBegun', {
    feature: OfferFeature,
    paymentId: z.uuid().nullable(),
    from: Instant,
    until: Instant.nullable(),
  }),
  /**
   * The user withdrew from the booking, or from the plan that included the feature. The feature ends at `until`,
   * which may be in the past.
   */
  event('FeatureWithdrawn', { feature: OfferFeature, paymentId: z.uuid(), until: Instant }),
  event('FeatureOfferGone', { at: Instant }),
  z.strictObject({ type: z.literal('FeatureOfferLocked'), data: z.strictObject({ offerId: OfferId, at: Instant }) }),
  /** Moderation revoked the lock. `until`: new end of each feature, extended by the time the offer was locked. */
  z.strictObject({
    type: z.literal('FeatureOfferReleased'),
    data: z.strictObject({ offerId: OfferId, at: Instant, until: z.partialRecord(OfferFeature, Instant) }),
  }),
]);
export type FeatureEvent = z.infer<typeof FeatureEvent>;

export const FeaturePrices = z.partialRecord(OfferFeature, FeaturePrice);
export type FeaturePrices = z.infer<typeof FeaturePrices>;

export const FeatureOfOffer = z.strictObject({
  feature: OfferFeature,
  price: FeaturePrice,
  running: z.strictObject({ from: Instant, until: Instant.nullable() }).nullable(),
  pending: PaymentId.nullable(),
});
export type FeatureOfOffer = z.infer<typeof FeatureOfOffer>;

export const FeatureQuote = z.strictObject({
  positions: z.array(InvoicePosition),
  ...Totals.shape,
  from: Instant,
  until: Instant.nullable(),
  ...ForBuyer,
});
export type FeatureQuote = z.infer<typeof FeatureQuote>;

export const featuredOffersQueries = {
  /** Features of the caller's own published offer; null for other offers. */
  features: {
    question: z.strictObject({ offerId: OfferId }),
    answer: z
      .strictObject({
        features: z.array(FeatureOfOffer),
        highlights: z.strictObject({ included: z.int().nullable(), used: z.int() }),
      })
      .nullable(),
  },
  /**
   * Quote in the caller's language. `NotQuoted` means that the feature is not available to the caller for this offer,
   * or already runs without end.
   */
  featureQuote: {
    question: z.strictObject({ offerId: OfferId, feature: OfferFeature, locale: Locale }),
    answer: z.union([FeatureQuote, NotQuoted]),
  },
  featured: {
    question: z.strictObject({ feature: OfferFeature }),
    answer: z.strictObject({ offerIds: z.array(OfferId) }),
  },
} as const;

export const featuredOffersRefusals = {
  feature_not_sold: m(
    404,
    'Das lässt sich hier zurzeit nicht buchen.',
    'This can’t be booked here at the moment.',
    'Dit kun je hier op dit moment niet boeken.',
  ),
  feature_price_changed: m(
    409,
    'Der Preis hat sich gerade geändert. Sieh ihn dir noch einmal an, bevor du buchst.',
    'The price has just changed. Check it again before you book.',
    'De prijs is net veranderd. Bekijk hem nog eens voordat je boekt.',
  ),
  feature_never_ends: m(
    409,
    'Das hast du für dieses Inserat schon gebucht, ohne Ablauf.',
    'You’ve already booked this for the offer, and it never ends.',
    'Dit heb je voor deze advertentie al geboekt, zonder einddatum.',
  ),
  feature_running: m(
    409,
    'Dieses Inserat ist schon hervorgehoben.',
    'This offer is already highlighted.',
    'Deze advertentie is al uitgelicht.',
  ),
  highlights_used_up: m(
    409,
    'In deinem Tarif ist in diesem Monat keine Hervorhebung mehr übrig.',
    'Your plan has no highlights left this month.',
    'In je abonnement is deze maand geen uitlichting meer over.',
  ),
  offer_not_yours: m(
    404,
    'Das geht nur mit einem deiner Inserate, das online und für alle sichtbar ist.',
    'This only works for one of your offers that is online and visible to everyone.',
    'Dit kan alleen met een advertentie van jou die online en voor iedereen zichtbaar is.',
  ),
};
