import * as z from 'zod';
import { StaffReason } from '../account/commands.js';
import { Network } from '../kernel/network.js';
import { ImageId, OfferId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import {
  AdBreakpoint,
  AdContent,
  AdCount,
  AdId,
  AdTerms,
  AdWishes,
  AdWords,
  DeclineReason,
  HouseTerms,
} from './ads.js';
import { Interval } from './catalogue.js';
import { OfferFeature } from './features.js';
import { InvoiceId } from './invoice-events.js';
import { PaymentFailure, PaymentId, SeenByHand } from './payment-events.js';

/** Sum due at once in cents, VAT included, as the page showed it; 0: nothing. Absent: no page showed one. */
const gross = z.int().min(0).optional();
const plan = { planId: z.string().max(40), interval: Interval };

/** How a payment on the local page of the test way ends. `late`: the money comes after it was given up. */
export const TestOutcome = z.enum(['paid', 'declined', 'twice', 'late']);
export type TestOutcome = z.infer<typeof TestOutcome>;

/** A movement of money, told by whoever moves it: perhaps twice, late, or before another one. `amount` in cents. */
const money = { reference: z.string().min(1).max(200), amount: z.int(), currency: z.string().max(10) };
/** The movement by which the money came; missing: the one that settled the payment. */
const movementOf = z.string().max(200).optional();
/** When whoever moves the money said so, which tells a second refund from a repeated message about the first. */
const saidAt = Instant.optional();
export const Movement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('came'),
    ...money,
    /** On which the bank booked it, where it tells. */
    bookedOn: Day.optional(),
    byHand: SeenByHand.optional(),
    /**
     * The account that this installation asked for it, as the provider noted then; missing: it asked nobody, or notes
     * none.
     */
    askedHere: UserId.optional(),
  }),
  z.strictObject({ kind: z.literal('underway') }),
  z.strictObject({ kind: z.literal('failed'), reason: PaymentFailure }),
  z.strictObject({ kind: z.literal('went_back'), ...money, of: movementOf, saidAt }),
  /** A refund that was told of before did not arrive: the money is back. */
  z.strictObject({ kind: z.literal('refund_failed'), ...money, of: movementOf, saidAt }),
  z.strictObject({ kind: z.literal('disputed'), reference: z.string().min(1).max(200), of: movementOf }),
  /** `reference`: of the dispute. `amount`: disputed money, which the person keeps unless it is `won`. */
  z.strictObject({ kind: z.literal('dispute_closed'), ...money, won: z.boolean(), of: movementOf }),
]);
export type Movement = z.infer<typeof Movement>;

/** Why somebody leaves for good cause, in their words; null: it ends with its term, which needs no reason. */
export const CancelReason = paragraph(2_000, 1).nullable();

export const TakeBackReason = paragraph(1_000, 1);

/** Whether a plan ends at once with its cancelled invoice; without an answer it continues. */
export const PlanOfCancelled = z.enum(['keep', 'end']).default('keep');

/** A statement of the bank (camt, CSV) as its file is: packed by gzip, as base64. */
export const Statement = z.base64().min(1).max(200_000);

/** People act for themselves: the context's user books, cancels, pays. */
export const billingCommands = {
  /**
   * `net`: of one term, in cents, as the page showed it. `paymentId`: what is paid for it now, if anything is. An upgrade
   * begins once it is paid, a smaller plan with the next term.
   */
  bookPlan: z.strictObject({ ...plan, net: z.int().min(0), gross, paymentId: PaymentId }),
  /** Days without payment, once for each person; they end by themselves. */
  tryPlan: z.strictObject(plan),
  /** At the end of the term. */
  cancelPlan: z.strictObject({ reason: CancelReason }),
  /**
   * By anybody who knows the number of an invoice and the address it went to, signed in or not (§ 312k BGB): the plan it
   * was for, or the one that has followed it.
   */
  cancelByInvoice: z.strictObject({
    number: z.string().trim().max(60),
    email: z.string().trim().max(200),
    reason: CancelReason,
    network: Network,
  }),
  resumePlan: z.strictObject({}),
  /**
   * By a consumer, within the days of `contracts/billing/withdrawal.ts`: what the payment was for ends at once, and the
   * money goes back as a whole. A repeat changes nothing.
   */
  withdrawBooking: z.strictObject({ paymentId: PaymentId }),
  /**
   * The same by anybody who knows the number of the invoice, whom it is for and the address it went to, signed in or not
   * (§ 356a BGB).
   */
  withdrawByInvoice: z.strictObject({
    number: z.string().trim().max(60),
    email: z.string().trim().max(200),
    name: line(200),
    network: Network,
  }),
  /** For an offer of one's own that everybody sees. `net`: in cents, as the page showed it. It begins once it is paid. */
  bookFeature: z.strictObject({
    offerId: OfferId,
    feature: OfferFeature,
    net: z.int().min(0),
    gross,
    paymentId: PaymentId,
  }),
  /** Takes one of the highlights of this month that the asker's plan includes. */
  useHighlight: z.strictObject({ offerId: OfferId }),
  /** System only. A repeat changes nothing. */
  placeAd: z.strictObject({ adId: AdId, content: AdContent, terms: AdTerms }),
  /**
   * A draft of one's own, new or changed: only of companies, and not while it waits for its payment or is settled.
   * `house`: the operator's, only by who looks after ads.
   */
  draftAd: z.strictObject({ adId: AdId, words: AdWords, wishes: AdWishes, house: z.boolean() }),
  /** By who looks after ads: a house ad that they have drafted is shown, and nothing is paid. A repeat changes nothing. */
  placeHouseAd: z.strictObject({ adId: AdId, terms: HouseTerms, reason: StaffReason }),
  /** `imageId`: stored already; null: none from this width on. */
  setAdPicture: z.strictObject({ adId: AdId, from: AdBreakpoint, imageId: ImageId.nullable() }),
  dropAd: z.strictObject({ adId: AdId }),
  /** `net`: in cents, as the page showed it. It is looked at once it is paid. */
  bookAd: z.strictObject({ adId: AdId, net: z.int().min(0), gross, paymentId: PaymentId }),
  /** By who looks after ads, or the system. `paymentId`: of what was seen; an ad booked anew meanwhile is another. */
  approveAd: z.strictObject({ adId: AdId, paymentId: PaymentId.optional() }),
  /** By who looks after ads, or the system. The money goes back. `reason`: as its owner reads it. */
  declineAd: z.strictObject({ adId: AdId, paymentId: PaymentId.optional(), reason: DeclineReason }),
  /** By its owner, who looks after ads, or the system. */
  endAd: z.strictObject({ adId: AdId }),
  /** By who looks after ads: a house ad is not shown until it is continued. A repeat changes nothing. */
  pauseHouseAd: z.strictObject({ adId: AdId, reason: StaffReason }),
  continueHouseAd: z.strictObject({ adId: AdId }),
  /**
   * By a bookkeeper: a credit note takes it back, and its money goes back (ADR 125); none of which a later invoice,
   * which stands, has given a rest back. A repeat changes nothing, but may not decide otherwise about the plan.
   * `reason`: for other bookkeepers. `plan`: what becomes of a plan that runs by it.
   */
  takeInvoiceBack: z.strictObject({ invoiceId: InvoiceId, reason: TakeBackReason, plan: PlanOfCancelled }),
  /**
   * By a bookkeeper: the transfer for a payment is on the account, as `seen` says. Anything but the amount that was asked
   * for is refused. A repeat changes nothing.
   */
  markTransferPaid: z.strictObject({ paymentId: PaymentId, amount: z.int().min(1), seen: SeenByHand }),
  /** By a bookkeeper: a mail asks once more for a transfer that is waited for. */
  remindOfTransfer: z.strictObject({ paymentId: PaymentId }),
  /**
   * By bookkeepers: what was owed back was sent, as a whole. `of`: the movement of money that granted nothing; null: what
   * was paid. A repeat changes nothing.
   */
  noteTransferReturned: z.strictObject({ paymentId: PaymentId, of: z.string().max(200).nullable().default(null) }),
  /** By a bookkeeper: books all that a statement pays, but nothing of their own. A repeat changes nothing. */
  bookStatement: z.strictObject({ statement: Statement }),
  /** System only: what was seen and clicked since it was told last. */
  countAds: z.strictObject({ counts: z.array(z.strictObject({ adId: AdId, ...AdCount.shape })).max(1_000) }),
  /** Gives a payment up that nobody has gone through with. */
  dropPayment: z.strictObject({ paymentId: PaymentId }),
  /** Only where no money is moved. */
  payOnTestPage: z.strictObject({ paymentId: PaymentId, outcome: TestOutcome }),
  /** By whoever moves the money: `body` as it came, with what signs it. */
  providerTold: z.strictObject({ body: z.string().max(1_000_000), signature: z.string().max(2_000) }),
  /** System only. */
  moneyMoved: z.strictObject({ paymentId: PaymentId, movement: Movement, at: Instant }),
} as const;
