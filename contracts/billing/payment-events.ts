import * as z from 'zod';
import { Currency } from '../kernel/money.js';
import type { PersonalFields } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { InvoiceBuyer, InvoicePosition, InvoiceTaxIds } from './invoice-events.js';
import { PaymentWay } from './payment-way.js';

export const PaymentId = z.uuid();

/** What is paid for: what it grants follows from the payment alone. */
export const Purpose = z.strictObject({
  kind: z.enum(['plan', 'renewal', 'feature', 'ad']),
  /** Of the person for plans, of the offer for features, of the ad else. */
  id: z.string(),
});
export type Purpose = z.infer<typeof Purpose>;

/** Why money that came grants nothing: it goes back. */
export const Mismatch = z.enum(['amount', 'currency', 'late', 'twice']);
export type Mismatch = z.infer<typeof Mismatch>;

/**
 * Why no money comes: the bank refused it, the person gave it up, the time to pay ran out, or what it was for changed or
 * ended meanwhile: a renewal whose plan was changed or cancelled, a place of a deleted offer.
 */
export const PaymentFailure = z.enum(['declined', 'abandoned', 'expired', 'changed']);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ paymentId: PaymentId, ...shape }) });

/** What a bookkeeper says of a transfer that they saw on a statement. `note`: where on it, for other bookkeepers. */
export const SeenByHand = z.strictObject({ bookedOn: Day, note: line(200) });
export type SeenByHand = z.infer<typeof SeenByHand>;

/** Stream `payment-<paymentId>`. `reference`: the movement as whoever moves the money names it, each told of once. */
export const PaymentEvent = z.discriminatedUnion('type', [
  event('PaymentAsked', {
    userId: UserId,
    purpose: Purpose,
    way: PaymentWay,
    /** Gross, in cents. */
    amount: z.int().min(1),
    currency: Currency,
    at: Instant,
    /** What the invoice will say: as it was when it was asked for. Null: the account is deleted. */
    locale: Locale,
    buyer: InvoiceBuyer.nullable(),
    positions: z.array(InvoicePosition).min(1),
    /** Of the offer that they name by its id; absent in older events and for all else. Null: the account is deleted. */
    offerTitle: z.string().nullable().optional(),
    /** Of the issuer, for the invoice; absent in events from before it was kept. */
    taxIds: InvoiceTaxIds.optional(),
  }),
  /** Certain: the money is there. */
  event('PaymentSettled', { reference: z.string(), at: Instant, byHand: SeenByHand.optional() }),
  /** A line of a statement tells of the money that a bookkeeper has marked as paid before. */
  event('PaymentRecognised', { reference: z.string(), at: Instant }),
  /** A bookkeeper had whoever is to transfer it reminded. */
  event('PaymentReminded', { at: Instant }),
  /** A bank is at it, which takes days: it is waited for until it says how it ended. */
  event('PaymentUnderway', { at: Instant }),
  event('PaymentFailed', { reason: PaymentFailure, at: Instant }),
  /** Money came that grants nothing: too little, another currency, after the end, a second time. */
  event('PaymentMismatched', {
    reference: z.string(),
    mismatch: Mismatch,
    amount: z.int(),
    currency: z.string(),
    at: Instant,
    /** Of the bank, where it tells; absent in events from before it was kept. */
    bookedOn: Day.optional(),
    /**
     * The account that was asked for money of a payment missing in this log; absent: another system's, or not known.
     */
    askedHere: UserId.optional(),
  }),
  /** A bookkeeper has settled money of a payment missing in this log: it is another system's, or was given back. */
  event('PaymentCleared', { of: z.string(), at: Instant }),
  /**
   * The rest of the money is to go back: of a cancelled invoice, or by hand where the provider refused or moves none.
   */
  event('PaymentOwedBack', { at: Instant }),
  /**
   * Refund that the provider is asked for: `PaymentRefunded`, `PaymentReturned` or `PaymentRefundRefused` ends it. `of`:
   * the movement by which the money came.
   */
  event('PaymentRefundOrdered', { of: z.string(), at: Instant }),
  /** Refund that the provider refuses, or has not made in time: bookkeepers send the money. */
  event('PaymentRefundRefused', { of: z.string(), at: Instant }),
  event('PaymentRefunded', { reference: z.string(), amount: z.int().min(1), at: Instant }),
  /** Money that had granted nothing went back, in part or whole. `of`: the movement by which it came. */
  event('PaymentReturned', {
    reference: z.string(),
    of: z.string(),
    amount: z.int().min(1),
    currency: z.string(),
    at: Instant,
    /** A bank gave it back. */
    disputed: z.literal(true).optional(),
  }),
  /**
   * A refund did not arrive, and its money is to go back by hand. `of`: the movement of money that had granted nothing.
   */
  event('PaymentRefundFailed', {
    reference: z.string(),
    of: z.string().optional(),
    amount: z.int().min(1),
    at: Instant,
    /** Of the provider. */
    saidAt: Instant.optional(),
  }),
  event('PaymentDisputed', { reference: z.string(), at: Instant }),
  /**
   * Decided by the bank; `of`: the movement of money that had granted nothing. A lost one is followed by money that
   * went back.
   */
  event('PaymentDisputeClosed', { reference: z.string(), of: z.string().optional(), won: z.boolean(), at: Instant }),
]);
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export const paymentPersonal: PersonalFields<PaymentEvent> = {
  PaymentAsked: { subject: 'userId', fields: ['buyer', 'offerTitle'] },
};
