import * as z from 'zod';
import { StaffReason } from '../kernel/staff-reason.js';
import { Network } from '../kernel/network.js';
import { ImageId, OfferId, UserId, AdId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { AdBreakpoint, AdContent, AdCount, AdTerms, AdWishes, AdWords, DeclineReason, HouseTerms } from './ads.js';
import { Interval } from './catalogue.js';
import { OfferFeature } from './features.js';
import { InvoiceId } from './invoice-events.js';
import { PaymentFailure, PaymentId, SeenByHand } from './payment-events.js';

/** Amount due now in cents, VAT included, as quoted on the page; 0: nothing. Absent: not quoted. */
const gross = z.int().min(0).optional();
const plan = { planId: z.string().max(40), interval: Interval };

/** Outcome on the local test payment page. `late`: the money arrives after the payment has expired. */
export const TestOutcome = z.enum(['paid', 'declined', 'twice', 'late']);
export type TestOutcome = z.infer<typeof TestOutcome>;

/**
 * Money movement reported by the payment provider or bank; may be duplicated, late or out of order. `amount` in cents.
 */
const money = { reference: z.string().min(1).max(200), amount: z.int(), currency: z.string().max(10) };
/** Movement that brought in the money; absent: the one that settled the payment. */
const movementOf = z.string().max(200).optional();
/** Provider's timestamp; distinguishes a second refund from a duplicate message about the first. */
const saidAt = Instant.optional();
export const Movement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('came'),
    ...money,
    bookedOn: Day.optional(),
    byHand: SeenByHand.optional(),
    /**
     * Account charged, from the provider's metadata; absent when this installation did not request the payment or the
     * provider keeps no metadata.
     */
    askedHere: UserId.optional(),
  }),
  z.strictObject({ kind: z.literal('underway') }),
  z.strictObject({ kind: z.literal('failed'), reason: PaymentFailure }),
  z.strictObject({ kind: z.literal('went_back'), ...money, of: movementOf, saidAt }),
  /** An earlier refund failed, and the money is back. */
  z.strictObject({ kind: z.literal('refund_failed'), ...money, of: movementOf, saidAt }),
  z.strictObject({ kind: z.literal('disputed'), reference: z.string().min(1).max(200), of: movementOf }),
  /** `reference`: of the dispute. `amount`: disputed sum, which the payer keeps unless `won`. */
  z.strictObject({ kind: z.literal('dispute_closed'), ...money, won: z.boolean(), of: movementOf }),
]);
export type Movement = z.infer<typeof Movement>;

/** Good cause for immediate cancellation; null: ordinary cancellation at the end of the term, which needs no reason. */
export const CancelReason = paragraph(2_000, 1).nullable();

export const TakeBackReason = paragraph(1_000, 1);

export const PlanOfCancelled = z.enum(['keep', 'end']).default('keep');

/** Bank statement file (camt or CSV), gzipped and base64-encoded. */
export const Statement = z.base64().min(1).max(200_000);

export const billingCommands = {
  /**
   * `net`: price of one term in cents, as quoted. `paymentId`: of the payment due now, if any. An upgrade starts once
   * paid, a downgrade with the next term.
   */
  bookPlan: z.strictObject({ ...plan, net: z.int().min(0), gross, paymentId: PaymentId }),
  /** Starts a free trial, once per person; it ends automatically. */
  tryPlan: z.strictObject(plan),
  cancelPlan: z.strictObject({ reason: CancelReason }),
  /**
   * Cancellation without sign-in, authorised by invoice number and billing address (§ 312k BGB). Applies to the
   * invoiced plan or its successor.
   */
  cancelByInvoice: z.strictObject({
    number: z.string().trim().max(60),
    email: z.string().trim().max(200),
    reason: CancelReason,
    network: Network,
  }),
  resumePlan: z.strictObject({}),
  /**
   * Consumers only, within the period in `contracts/billing/withdrawal.ts`: the purchase ends at once and is refunded
   * in full. Idempotent.
   */
  withdrawBooking: z.strictObject({ paymentId: PaymentId }),
  /** Withdrawal without sign-in, authorised by invoice number, buyer and billing address (§ 356a BGB). */
  withdrawByInvoice: z.strictObject({
    number: z.string().trim().max(60),
    email: z.string().trim().max(200),
    name: line(200),
    network: Network,
  }),
  /** For the caller's own published offer; starts once paid. `net`: price in cents, as quoted. */
  bookFeature: z.strictObject({
    offerId: OfferId,
    feature: OfferFeature,
    net: z.int().min(0),
    gross,
    paymentId: PaymentId,
  }),
  useHighlight: z.strictObject({ offerId: OfferId }),
  /** System only. Idempotent. */
  placeAd: z.strictObject({ adId: AdId, content: AdContent, terms: AdTerms }),
  /**
   * Creates or changes the caller's draft. Companies only, and not while a payment is pending or after settlement.
   * `house`: operator's ad, ad staff only.
   */
  draftAd: z.strictObject({ adId: AdId, words: AdWords, wishes: AdWishes, house: z.boolean() }),
  placeHouseAd: z.strictObject({ adId: AdId, terms: HouseTerms, reason: StaffReason }),
  /** `imageId`: an uploaded image; null: no picture from this width upwards. */
  setAdPicture: z.strictObject({ adId: AdId, from: AdBreakpoint, imageId: ImageId.nullable() }),
  dropAd: z.strictObject({ adId: AdId }),
  /** `net`: price in cents, as quoted. Review follows payment. */
  bookAd: z.strictObject({ adId: AdId, net: z.int().min(0), gross, paymentId: PaymentId }),
  /** Ad staff or system. `paymentId`: identifies the reviewed booking, in case the ad was booked again meanwhile. */
  approveAd: z.strictObject({ adId: AdId, paymentId: PaymentId.optional() }),
  /** Ad staff or system; refunds the payment. `reason`: shown to the owner. */
  declineAd: z.strictObject({ adId: AdId, paymentId: PaymentId.optional(), reason: DeclineReason }),
  endAd: z.strictObject({ adId: AdId }),
  /** Ad staff only: hides a house ad until continued. Idempotent. */
  pauseHouseAd: z.strictObject({ adId: AdId, reason: StaffReason }),
  continueHouseAd: z.strictObject({ adId: AdId }),
  /**
   * Bookkeepers only: issues a credit note and refunds the payment (ADR 125). Refused if a later invoice, still valid,
   * has credited a rest of this one. Idempotent, but a repeat must not change the decision about the plan. `reason`:
   * for other bookkeepers. `plan`: fate of the plan that depends on the invoice.
   */
  takeInvoiceBack: z.strictObject({ invoiceId: InvoiceId, reason: TakeBackReason, plan: PlanOfCancelled }),
  /** Bookkeepers only: confirms a received transfer. Refused unless the amount matches exactly. Idempotent. */
  markTransferPaid: z.strictObject({ paymentId: PaymentId, amount: z.int().min(1), seen: SeenByHand }),
  remindOfTransfer: z.strictObject({ paymentId: PaymentId }),
  /**
   * Bookkeepers only: confirms that the whole sum owed was sent back. `of`: an unmatched movement; null: the payment
   * itself. Idempotent.
   */
  noteTransferReturned: z.strictObject({ paymentId: PaymentId, of: z.string().max(200).nullable().default(null) }),
  /** Bookkeepers only: books all payments on a statement except the bookkeeper's own. Idempotent. */
  bookStatement: z.strictObject({ statement: Statement }),
  countAds: z.strictObject({ counts: z.array(z.strictObject({ adId: AdId, ...AdCount.shape })).max(1_000) }),
  dropPayment: z.strictObject({ paymentId: PaymentId }),
  payOnTestPage: z.strictObject({ paymentId: PaymentId, outcome: TestOutcome }),
  /** Webhook of the payment provider: raw `body` and its signature. */
  providerTold: z.strictObject({ body: z.string().max(1_000_000), signature: z.string().max(2_000) }),
  moneyMoved: z.strictObject({ paymentId: PaymentId, movement: Movement, at: Instant }),
} as const;
