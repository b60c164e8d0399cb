import * as z from 'zod';
import { Currency } from '../kernel/money.js';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { InvoiceBuyer, InvoicePosition, InvoiceTaxIds } from './invoice-events.js';
import { PaymentWay } from './payment-way.js';

export const PaymentId = z.uuid();

export const Purpose = z.strictObject({
  kind: z.enum(['plan', 'renewal', 'feature', 'ad']),
  /** User id for plans, offer id for features, ad id for ads. */
  id: z.string(),
});
export type Purpose = z.infer<typeof Purpose>;

export const Mismatch = z.enum(['amount', 'currency', 'late', 'twice']);
export type Mismatch = z.infer<typeof Mismatch>;

/**
 * Why a payment failed: declined by the bank, abandoned by the payer, expired, or its subject changed or ended
 * meanwhile (a renewal whose plan was changed or cancelled, a feature of a deleted offer).
 */
export const PaymentFailure = z.enum(['declined', 'abandoned', 'expired', 'changed']);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

const event = eventsWith({ paymentId: PaymentId });

export const SeenByHand = z.strictObject({ bookedOn: Day, note: line(200) });
export type SeenByHand = z.infer<typeof SeenByHand>;

/** Stream `payment-<paymentId>`. `reference`: the provider's id of the movement, used for deduplication. */
export const PaymentEvent = z.discriminatedUnion('type', [
  event('PaymentAsked', {
    userId: UserId,
    purpose: Purpose,
    way: PaymentWay,
    /** Gross, in cents. */
    amount: z.int().min(1),
    currency: Currency,
    at: Instant,
    /** Invoice data as of the payment request. Null: the account is deleted. */
    locale: Locale,
    buyer: InvoiceBuyer.nullable(),
    positions: z.array(InvoicePosition).min(1),
    /**
     * Title of the offer that `positions` name by id; absent in older events and for other purposes. Null: the account
     * is deleted.
     */
    offerTitle: z.string().nullable().optional(),
    taxIds: InvoiceTaxIds.optional(),
  }),
  event('PaymentSettled', { reference: z.string(), at: Instant, byHand: SeenByHand.optional() }),
  /** A statement line matches a payment that a bookkeeper had already marked as paid. */
  event('PaymentRecognised', { reference: z.string(), at: Instant }),
  event('PaymentReminded', { at: Instant }),
  /** A bank debit is in progress, which takes days; the payment does not expire meanwhile. */
  event('PaymentUnderway', { at: Instant }),
  event('PaymentFailed', { reason: PaymentFailure, at: Instant }),
  event('PaymentMismatched', {
    reference: z.string(),
    mismatch: Mismatch,
    amount: z.int(),
    currency: z.string(),
    at: Instant,
    /** The bank's booking date, if reported; absent in older events. */
    bookedOn: Day.optional(),
    /** Account charged by a payment missing from this log; absent: requested by another system, or unknown. */
    askedHere: UserId.optional(),
  }),
  /** A bookkeeper settled money of a payment missing from this log: it belongs to another system or was returned. */
  event('PaymentCleared', { of: z.string(), at: Instant }),
  /**
   * The remaining money must be returned: for a cancelled invoice, or manually when the provider refuses or does not
   * move money.
   */
  event('PaymentOwedBack', { at: Instant }),
  /**
   * Refund requested from the provider, ended by `PaymentRefunded`, `PaymentReturned` or `PaymentRefundRefused`. `of`:
   * the movement that brought in the money.
   */
  event('PaymentRefundOrdered', { of: z.string(), at: Instant }),
  /** The provider refused the refund or missed the deadline: bookkeepers send the money. */
  event('PaymentRefundRefused', { of: z.string(), at: Instant }),
  event('PaymentRefunded', { reference: z.string(), amount: z.int().min(1), at: Instant }),
  /** Money that granted nothing was returned, partly or fully. `of`: the movement that brought it in. */
  event('PaymentReturned', {
    reference: z.string(),
    of: z.string(),
    amount: z.int().min(1),
    currency: z.string(),
    at: Instant,
    disputed: z.literal(true).optional(),
  }),
  /** The refund failed, and the money must be returned manually. `of`: the movement that granted nothing. */
  event('PaymentRefundFailed', {
    reference: z.string(),
    of: z.string().optional(),
    amount: z.int().min(1),
    at: Instant,
    saidAt: Instant.optional(),
  }),
  event('PaymentDisputed', { reference: z.string(), at: Instant }),
  /**
   * Decision of the bank; `of`: the movement that granted nothing. A lost dispute is followed by an event for the
   * returned money.
   */
  event('PaymentDisputeClosed', { reference: z.string(), of: z.string().optional(), won: z.boolean(), at: Instant }),
]);
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export const paymentPersonal: PersonalFields<PaymentEvent> = {
  PaymentAsked: { subject: 'userId', fields: ['buyer', 'offerTitle'] },
};
