import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Currency } from '../kernel/money.js';
import { Day, Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { Cents, InvoiceBuyer, InvoiceId, InvoicePosition, InvoiceTaxIds } from './invoices.js';
import { PaymentWay } from './payment-way.js';

/** Outcome on the local test payment page. `late`: the money arrives after the payment has expired. */
export const TestOutcome = z.enum(['paid', 'declined', 'twice', 'late']);
export type TestOutcome = z.infer<typeof TestOutcome>;

/**
 * Money movement reported by the payment provider or bank. Reports may be duplicated, late or out of order; `amount`
 * is in cents.
 */
const money = { reference: z.string().min(1).max(200), amount: z.int(), currency: z.string().max(10) };

export const SeenByHand = z.strictObject({ bookedOn: Day, note: line(200) });
export type SeenByHand = z.infer<typeof SeenByHand>;

/**
 * Reasons for a failed payment: declined by the bank, abandoned by the payer, expired, or its subject changed or
 * ended (a renewal whose plan was changed or cancelled, a feature of a deleted offer).
 */
export const PaymentFailure = z.enum(['declined', 'abandoned', 'expired', 'changed']);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

/** Movement that brought in the money; absent means the movement that settled the payment. */
const movementOf = z.string().max(200).optional();

/** Provider's timestamp, which distinguishes a second refund from a duplicate report of the first. */
const saidAt = Instant.optional();
export const Movement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('came'),
    ...money,
    bookedOn: Day.optional(),
    byHand: SeenByHand.optional(),
    /**
     * Account charged according to the provider's metadata; absent when this installation did not request the payment
     * or the provider keeps no metadata.
     */
    askedHere: UserId.optional(),
  }),
  z.strictObject({ kind: z.literal('underway') }),
  z.strictObject({ kind: z.literal('failed'), reason: PaymentFailure }),
  z.strictObject({ kind: z.literal('went_back'), ...money, of: movementOf, saidAt }),
  /** An earlier refund failed, and the money returned to this installation. */
  z.strictObject({ kind: z.literal('refund_failed'), ...money, of: movementOf, saidAt }),
  z.strictObject({ kind: z.literal('disputed'), reference: z.string().min(1).max(200), of: movementOf }),
  /**
   * The bank decided a dispute. `reference` is the id of the dispute; `amount` is the disputed sum, which the payer
   * keeps unless `won`.
   */
  z.strictObject({ kind: z.literal('dispute_closed'), ...money, won: z.boolean(), of: movementOf }),
]);
export type Movement = z.infer<typeof Movement>;

export const PaymentId = z.uuid();

export const paymentsCommands = {
  dropPayment: z.strictObject({ paymentId: PaymentId }),
  payOnTestPage: z.strictObject({ paymentId: PaymentId, outcome: TestOutcome }),
  /** Receives a webhook of the payment provider: the raw `body` and its signature. */
  providerTold: z.strictObject({ body: z.string().max(1_000_000), signature: z.string().max(2_000) }),
  moneyMoved: z.strictObject({ paymentId: PaymentId, movement: Movement, at: Instant }),
} as const;

export const Purpose = z.strictObject({
  kind: z.enum(['plan', 'renewal', 'feature', 'ad']),
  /** Subject of the payment: user id for plans, offer id for features, ad id for ads. */
  id: z.string(),
});
export type Purpose = z.infer<typeof Purpose>;

export const Mismatch = z.enum(['amount', 'currency', 'late', 'twice']);
export type Mismatch = z.infer<typeof Mismatch>;

const event = eventsWith({ paymentId: PaymentId });

/** Stream `payment-<paymentId>`. `reference`: the provider's id of the money movement, used for deduplication. */
export const PaymentEvent = z.discriminatedUnion('type', [
  event('PaymentAsked', {
    userId: UserId,
    purpose: Purpose,
    way: PaymentWay,
    /** Gross amount in cents. */
    amount: z.int().min(1),
    currency: Currency,
    at: Instant,
    /** Buyer and invoice lines as of the payment request; `buyer` is null once the account is deleted. */
    locale: Locale,
    buyer: InvoiceBuyer.nullable(),
    positions: z.array(InvoicePosition).min(1),
    /**
     * Title of the offer whose id `positions` contain; absent in older events and for other purposes, null once the
     * account is deleted.
     */
    offerTitle: z.string().nullable().optional(),
    taxIds: InvoiceTaxIds.optional(),
  }),
  event('PaymentSettled', { reference: z.string(), at: Instant, byHand: SeenByHand.optional() }),
  /** A bank statement contains the transfer of a payment that a bookkeeper had already marked as paid. */
  event('PaymentRecognised', { reference: z.string(), at: Instant }),
  event('PaymentReminded', { at: Instant }),
  /** A bank debit is in progress. The debit takes days, during which the payment does not expire. */
  event('PaymentUnderway', { at: Instant }),
  event('PaymentFailed', { reason: PaymentFailure, at: Instant }),
  event('PaymentMismatched', {
    reference: z.string(),
    mismatch: Mismatch,
    amount: z.int(),
    currency: z.string(),
    at: Instant,
    /** Booking date of the bank, if reported; absent in older events. */
    bookedOn: Day.optional(),
    /**
     * Account charged by a payment that is missing from this log; absent when another system requested the payment,
     * or when the account is unknown.
     */
    askedHere: UserId.optional(),
  }),
  /**
   * A bookkeeper settled money of a payment that is missing from this log: the money belongs to another system or was
   * returned.
   */
  event('PaymentCleared', { of: z.string(), at: Instant }),
  /**
   * The remaining money must be returned, because the invoice was cancelled, or manually because the provider refuses
   * refunds or does not move money.
   */
  event('PaymentOwedBack', { at: Instant }),
  /**
   * A refund was requested from the provider; `PaymentRefunded`, `PaymentReturned` or `PaymentRefundRefused`
   * concludes it. `of`: the movement that brought in the money.
   */
  event('PaymentRefundOrdered', { of: z.string(), at: Instant }),
  /** The provider refused the refund or missed the deadline, so bookkeepers must send the money. */
  event('PaymentRefundRefused', { of: z.string(), at: Instant }),
  event('PaymentRefunded', { reference: z.string(), amount: z.int().min(1), at: Instant }),
  /** Unmatched money was returned, partly or fully. `of`: the movement that brought in the money. */
  event('PaymentReturned', {
    reference: z.string(),
    of: z.string(),
    amount: z.int().min(1),
    currency: z.string(),
    at: Instant,
    disputed: z.literal(true).optional(),
  }),
  /** A refund failed, so the money must be returned manually. `of`: the movement whose money granted nothing. */
  event('PaymentRefundFailed', {
    reference: z.string(),
    of: z.string().optional(),
    amount: z.int().min(1),
    at: Instant,
    saidAt: Instant.optional(),
  }),
  event('PaymentDisputed', { reference: z.string(), at: Instant }),
  /**
   * The bank decided a dispute. `of`: the movement whose money granted nothing. After a lost dispute, another event
   * records the returned money.
   */
  event('PaymentDisputeClosed', { reference: z.string(), of: z.string().optional(), won: z.boolean(), at: Instant }),
]);
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export const paymentPersonal: PersonalFields<PaymentEvent> = {
  PaymentAsked: { subject: 'userId', fields: ['buyer', 'offerTitle'] },
};

const payerEvent = eventsWith({ userId: UserId });

/** Stream `payer-<userId>`: the user's customer id at the payment provider. */
export const PayerEvent = z.discriminatedUnion('type', [payerEvent('PayerKnown', { payer: z.string().nullable() })]);
export type PayerEvent = z.infer<typeof PayerEvent>;

export const payerPersonal: PersonalFields<PayerEvent> = { PayerKnown: { subject: 'userId', fields: ['payer'] } };

export const PaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed']);

/** Bank details for a transfer. `code`: content of the SEPA QR code. */
export const TransferAsked = z.strictObject({
  /** Creditor reference in ISO 11649, without spaces. */
  reference: z.string(),
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  bank: z.string().nullable(),
  code: z.string(),
  until: Day,
});
export type TransferAsked = z.infer<typeof TransferAsked>;

export const OwnPayment = z.strictObject({
  paymentId: PaymentId,
  status: PaymentStatus,
  way: PaymentWay,
  purpose: Purpose,
  /** Gross amount in cents. */
  amount: Cents,
  askedAt: Instant,
  failure: PaymentFailure.nullable(),
  /**
   * Time when the payment expires if unpaid; null when not pending, or while a transfer or bank debit is in progress.
   */
  until: Instant.nullable(),
  granted: z.boolean(),
  owedBack: z.boolean(),
  unmatched: z.array(z.strictObject({ bookedOn: Day, amount: z.int(), currency: z.string() })),
  /**
   * Reason for returning the latest unmatched money, kept after its return; null when no unmatched money was
   * received.
   */
  stray: Mismatch.nullable(),
  positions: z.array(InvoicePosition),
  transfer: TransferAsked.nullable(),
  /**
   * Invoice of the payment; null until issued. `term` is the paid period, with `to` as the first day after it; null
   * when unlimited.
   */
  invoice: z
    .strictObject({ invoiceId: InvoiceId, number: z.string(), term: z.strictObject({ from: Day, to: Day }).nullable() })
    .nullable(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

export const paymentsQueries = {
  /**
   * VAT rate for the caller, in hundredths of a percent. `country` is the issuer's, whose VAT applies while the
   * caller has no address; null when the caller has an address.
   */
  vatRate: { question: z.strictObject({}), answer: z.strictObject({ rate: z.int(), country: z.string().nullable() }) },
  payment: { question: z.strictObject({ paymentId: PaymentId }), answer: OwnPayment.nullable() },
  /**
   * URL of the payment page in the caller's language; null when the payment is not the caller's, or can no longer be
   * paid.
   */
  paymentPage: { question: z.strictObject({ paymentId: PaymentId, locale: Locale }), answer: z.string().nullable() },
  paymentMethod: {
    question: z.strictObject({}),
    answer: z.strictObject({ way: PaymentWay.nullable(), known: z.boolean() }),
  },
  paymentMethodPage: { question: z.strictObject({ locale: Locale }), answer: z.string().nullable() },
} as const;

export const paymentsRefusals = {
  billing_address_missing: m(
    409,
    'Für die Rechnung fehlen dein Name oder deine Adresse. Ergänze sie im Profil.',
    'We need your name and address for the invoice. Add them in your profile.',
    'Voor de factuur ontbreekt je naam of je adres. Vul ze aan in je profiel.',
  ),
  billing_company_missing: m(
    409,
    'Für die Rechnung fehlt der Name deiner Firma oder Organisation. Ergänze ihn in deinem Konto.',
    'We need the name of your business or organisation for the invoice. Add it in your account.',
    'Voor de factuur ontbreekt de naam van je bedrijf of organisatie. Vul die aan in je account.',
  ),
  payments_off: m(
    409,
    'Hier lässt sich zurzeit nichts buchen.',
    'Nothing can be booked here at the moment.',
    'Hier kun je op dit moment niets boeken.',
  ),
  payment_not_found: m(
    404,
    'Diese Zahlung gibt es nicht.',
    'This payment does not exist.',
    'Deze betaling bestaat niet.',
  ),
  payment_method_unknown: m(
    404,
    'Du hast hier noch keine Zahlungsart hinterlegt. Das tust du, wenn du zum ersten Mal bezahlst.',
    'You haven’t told us how you pay yet. You do so when you pay for the first time.',
    'Je hebt hier nog geen betaalmethode opgegeven. Dat doe je als je voor het eerst betaalt.',
  ),
  signature_wrong: m(
    400,
    'Die Unterschrift dieser Meldung stimmt nicht.',
    'The signature of this message is wrong.',
    'De handtekening van dit bericht klopt niet.',
  ),
};
