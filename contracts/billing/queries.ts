import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { Locale, OfferId, UserId, DecisionId, AdId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Day, Instant } from '../kernel/period.js';
import { AdContent, AdCount, AdPicture, AdPrices, AdStage, AdTerms, AdWishes, AdWords } from './ads.js';
import { Included, Interval, Plan, Plans } from './catalogue.js';
import { billingCommands, Statement } from './commands.js';
import { FeaturePrice, FeaturePrices, OfferFeature } from './features.js';
import { IssuerSetting } from './issuer-setting.js';
import { IssuerFields } from './issuer.js';
import { InvoiceBuyer, InvoiceId, InvoicePosition } from './invoice-events.js';
import { Mismatch, PaymentFailure, PaymentId, Purpose, SeenByHand } from './payment-events.js';
import { PaymentWay } from './payment-way.js';
import { Booked } from './subscription-events.js';
import { StatementNotRead, StatementRead, Transfer, TransferFilter } from './transfers.js';

/** Integer cents; negative: given back. */
const Cents = z.int();
const paged = z.strictObject({ page: z.int().min(1).max(1_000), size: z.int().min(1).max(100) });
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const Totals = z.strictObject({ net: Cents, vat: Cents, gross: Cents });

export const OwnPlan = z.strictObject({
  planId: z.string(),
  included: Included,
  /** Null: nothing is booked, and the default plan applies. */
  running: z
    .strictObject({
      booked: Booked,
      from: Day,
      to: Day,
      trial: z.boolean(),
      cancelled: z.boolean(),
      /** Plan of the next term; null: unchanged. */
      next: Booked.nullable(),
    })
    .nullable(),
  pending: z.strictObject({ booked: Booked, paymentId: PaymentId }).nullable(),
  mayTry: z.boolean(),
  highlightsUsed: z.int(),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

/** A person's running plan, for bookkeepers. `to`: first day after its term or end. */
export const PlanOfPerson = z.strictObject({ title: z.string(), to: Day, trial: z.boolean(), cancelled: z.boolean() });
export type PlanOfPerson = z.infer<typeof PlanOfPerson>;

/** Recipient of the invoices. `vatIdAwaited`: VAT is charged until staff confirms the VAT id (ADR 128). */
const ForBuyer = { buyer: InvoiceBuyer, vatIdAwaited: z.boolean() };

export const Quote = z.strictObject({
  ...ForBuyer,
  /** Null: nothing is due now; the plan starts with the next term. */
  now: z.strictObject({ positions: z.array(InvoicePosition), ...Totals.shape }).nullable(),
  waitsForVat: z.boolean(),
  begins: Day,
  /** Start and price of the next term; later terms cost the same. */
  renewal: z.strictObject({ on: Day, ...Totals.shape }),
});
export type Quote = z.infer<typeof Quote>;

export const NotQuoted = z.strictObject({
  refused: z.enum([
    'plan_not_found',
    'plan_for_companies',
    'plan_same',
    'feature_not_sold',
    'ad_not_sold',
    'billing_address_missing',
    'billing_company_missing',
  ]),
});
export type NotQuoted = z.infer<typeof NotQuoted>;

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

export const PaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed']);

/** Bank details for a transfer. `code`: content of the SEPA QR code. */
export const TransferAsked = z.strictObject({
  /** ISO 11649, without spaces. */
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
  /** Gross. */
  amount: Cents,
  askedAt: Instant,
  failure: PaymentFailure.nullable(),
  /** Expiry if unpaid; null when not pending, or while a transfer or bank debit is in progress. */
  until: Instant.nullable(),
  granted: z.boolean(),
  owedBack: z.boolean(),
  unmatched: z.array(z.strictObject({ bookedOn: Day, amount: z.int(), currency: z.string() })),
  /** Why the latest unmatched money is returned, even once returned; null: none was received. */
  stray: Mismatch.nullable(),
  positions: z.array(InvoicePosition),
  transfer: TransferAsked.nullable(),
  /** Null until issued. `term`: the paid period; `to` is the first day after it, null when unlimited. */
  invoice: z
    .strictObject({ invoiceId: InvoiceId, number: z.string(), term: z.strictObject({ from: Day, to: Day }).nullable() })
    .nullable(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

export const InvoiceStatus = z.enum(['open', 'paid', 'cancelled', 'credit_note']);

export const OwnInvoice = z.strictObject({
  invoiceId: InvoiceId,
  number: z.string(),
  status: InvoiceStatus,
  issuedOn: Day,
  dueOn: Day,
  paidOn: Day.nullable(),
  paidBy: PaymentWay.nullable(),
  reminded: z.int(),
  locale: Locale,
  term: z.strictObject({ from: Day, to: Day }).nullable(),
  buyer: InvoiceBuyer.nullable(),
  positions: z.array(InvoicePosition),
  ...Totals.shape,
  /** Invoice reversed by this credit note, or credit note that reverses this invoice. */
  cancels: InvoiceId.nullable(),
  creditNoteId: InvoiceId.nullable(),
  otherNumber: z.string().nullable(),
});
export type OwnInvoice = z.infer<typeof OwnInvoice>;

export const WithdrawableBooking = z.strictObject({
  paymentId: PaymentId,
  invoiceId: InvoiceId,
  number: z.string(),
  what: z.array(z.string()),
  locale: Locale,
  gross: Cents,
  /** Refund amount: the sum paid minus earlier refunds. */
  back: Cents,
  /** Number of the credit note whose refund is already in progress; null: none. */
  creditNote: z.string().nullable(),
  highlights: z.int(),
  bookedOn: Day,
  until: Day,
  resumesUntil: Day.nullable(),
});
export type WithdrawableBooking = z.infer<typeof WithdrawableBooking>;

export const Seller = IssuerFields.pick({
  name: true,
  street: true,
  postal: true,
  city: true,
  country: true,
  email: true,
  zone: true,
  series: true,
});
export type Seller = z.infer<typeof Seller>;

export const AnyInvoice = OwnInvoice.extend({
  userId: UserId,
  /** Why a bookkeeper cancelled it; null: not cancelled, or cancelled by a refund. */
  reason: z.string().nullable(),
});
/**
 * Invoice details for bookkeepers. `noted`: entry of the bookkeeper who marked it as paid. `withdrawnOn`: day of the
 * buyer's withdrawal. `creditedIn`: later invoice that credited a rest of this one and must be cancelled first. `plan`:
 * running plan that depends on the invoice and may be ended with it. Null: does not apply.
 */
export const ReadInvoice = AnyInvoice.extend({
  noted: SeenByHand.nullable(),
  withdrawnOn: Day.nullable(),
  creditedIn: z.strictObject({ invoiceId: InvoiceId, number: z.string() }).nullable(),
  plan: z
    .strictObject({
      /** First day after the paid term. */
      to: Day,
      cancelled: z.boolean(),
      resumesUntil: Day.nullable(),
    })
    .nullable(),
});
export type ReadInvoice = z.infer<typeof ReadInvoice>;
export type AnyInvoice = z.infer<typeof AnyInvoice>;

export const InvoiceFilter = z.strictObject({
  /** Part of the number, or prefix of the buyer's company, name or last name. */
  text: z.string().max(200).optional(),
  userId: UserId.optional(),
  status: InvoiceStatus.optional(),
  month: Month.optional(),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** List columns; a leading `-` reverses the order. `buyer`: by company, else name. */
export const InvoiceSort = z.enum([
  'number',
  '-number',
  'status',
  '-status',
  'issued',
  '-issued',
  'buyer',
  '-buyer',
  'gross',
  '-gross',
]);
export type InvoiceSort = z.infer<typeof InvoiceSort>;

export const mostFeatured = 100;

export const mostRunningAds = 500;

export const RunningAd = z.strictObject({
  adId: AdId,
  secret: z.string(),
  userId: UserId.nullable(),
  content: AdContent,
  terms: AdTerms,
});
export type RunningAd = z.infer<typeof RunningAd>;

/** Status of a placed ad; `stopped`: by moderation, `paused`: by ad staff, with views left. */
export const AdStatus = z.enum(['planned', 'running', 'stopped', 'paused', 'over']);
export type AdStatus = z.infer<typeof AdStatus>;

export const HouseAct = z.strictObject({
  act: z.enum(['placed', 'paused', 'continued']),
  reason: z.string().nullable(),
  at: Instant,
});
export type HouseAct = z.infer<typeof HouseAct>;

export const AdSeen = z.strictObject({ ownerId: UserId.nullable(), content: AdContent });
export type AdSeen = z.infer<typeof AdSeen>;

export const AdReport = z.strictObject({
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  total: AdCount,
  /** Days in the issuer's time zone with views or clicks, oldest first; at most the last 400. */
  days: z.array(z.strictObject({ day: Day, ...AdCount.shape })),
});
export type AdReport = z.infer<typeof AdReport>;

export const OwnAd = z.strictObject({
  adId: AdId,
  stage: AdStage,
  words: AdWords,
  wishes: AdWishes,
  pictures: z.array(AdPicture),
  reason: z.string().nullable(),
  paymentId: PaymentId.nullable(),
  shown: z.strictObject({ status: AdStatus, from: Instant, ...AdCount.shape }).nullable(),
  stoppedBy: DecisionId.nullable(),
  reportKey: z.string(),
  house: z.boolean(),
});
export type OwnAd = z.infer<typeof OwnAd>;

export const AdToReview = z.strictObject({
  adId: AdId,
  userId: UserId,
  words: AdWords,
  wishes: AdWishes,
  pictures: z.array(AdPicture),
  paymentId: PaymentId,
});
export type AdToReview = z.infer<typeof AdToReview>;

/** `current`: all but `over`. */
export const ShownAdState = z.enum(['current', ...AdStatus.options, 'all']);
export type ShownAdState = z.infer<typeof ShownAdState>;
export const AdKind = z.enum(['house', 'booked']);
export type AdKind = z.infer<typeof AdKind>;
export const ShownAdSort = z.enum(['from', '-from', 'views', '-views', 'clicks', '-clicks']);
export type ShownAdSort = z.infer<typeof ShownAdSort>;

export const ShownAd = z.strictObject({
  adId: AdId,
  userId: UserId.nullable(),
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  history: z.array(HouseAct),
  total: AdCount,
  reportKey: z.string(),
});
export type ShownAd = z.infer<typeof ShownAd>;

export const mostToReview = 100;

/** Maximum own ads per list, and maximum drafts per account. */
export const mostOwnAds = 100;

export const AdQuote = z.strictObject({ positions: z.array(InvoicePosition), ...Totals.shape, ...ForBuyer });
export type AdQuote = z.infer<typeof AdQuote>;

export const billingOwnData = {
  plan: OwnPlan,
  payments: OwnPayment,
  invoices: OwnInvoice,
  /** Latest period of each feature of each offer; `until` null: unlimited. */
  features: z.strictObject({ offerId: OfferId, feature: OfferFeature, from: Instant, until: Instant.nullable() }),
  ads: OwnAd,
};

export const billingDoor = defineDoor('billing', billingCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(billingOwnData),
  /** Admins only, null for others: issuer from the operator's file, used while none is set. */
  issuerOfFile: { question: z.strictObject({}), answer: IssuerSetting.nullable() },
  /** Admins only, null for others: plans from the operator's file, used while none are set. */
  plansOfFile: { question: z.strictObject({}), answer: Plans.nullable() },
  /** All products, and the payment method of this installation; `way` null: bookings are disabled. */
  catalogue: {
    question: z.strictObject({}),
    answer: z.strictObject({
      plans: z.array(Plan),
      features: FeaturePrices,
      ads: AdPrices,
      way: PaymentWay.nullable(),
    }),
  },
  /**
   * VAT rate for the caller, in hundredths of a percent. `country`: the issuer's, whose VAT applies while the caller
   * has no address; null: the caller has one.
   */
  vatRate: { question: z.strictObject({}), answer: z.strictObject({ rate: z.int(), country: z.string().nullable() }) },
  plan: { question: z.strictObject({}), answer: OwnPlan },
  /** Bookkeepers only; null for others, and when nothing is booked. */
  planOf: { question: z.strictObject({ userId: UserId, locale: Locale }), answer: PlanOfPerson.nullable() },
  included: { question: z.strictObject({ userId: UserId }), answer: Included },
  quote: {
    question: z.strictObject({ planId: z.string().max(40), interval: Interval, locale: Locale }),
    answer: z.union([Quote, NotQuoted]),
  },
  payment: { question: z.strictObject({ paymentId: PaymentId }), answer: OwnPayment.nullable() },
  /** Only for the caller's own published offer; null otherwise. */
  features: {
    question: z.strictObject({ offerId: OfferId }),
    answer: z
      .strictObject({
        features: z.array(FeatureOfOffer),
        highlights: z.strictObject({ included: z.int().nullable(), used: z.int() }),
      })
      .nullable(),
  },
  /** In the caller's language. Not sold: unavailable to the caller for this offer, or already running without end. */
  featureQuote: {
    question: z.strictObject({ offerId: OfferId, feature: OfferFeature, locale: Locale }),
    answer: z.union([FeatureQuote, NotQuoted]),
  },
  featured: {
    question: z.strictObject({ feature: OfferFeature }),
    answer: z.strictObject({ offerIds: z.array(OfferId) }),
  },
  /** Ads that have started, are not over, stopped or paused, and have views left; at most `mostRunningAds`. */
  runningAds: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(RunningAd) }) },
  /** Target of an ad that was not ended; null: not found, or the secret is wrong. */
  adLink: { question: z.strictObject({ adId: AdId, secret: z.string().max(100) }), answer: z.string().nullable() },
  /**
   * Ad that has started and was not ended, for reports. Ads stopped by moderation are visible only to their owner and
   * the system. Null: not visible.
   */
  adSeen: { question: z.strictObject({ adId: AdId }), answer: AdSeen.nullable() },
  /** Access needs only the report key; null: not found, or the key is wrong. */
  adReport: { question: z.strictObject({ adId: AdId, key: z.string().max(100) }), answer: AdReport.nullable() },
  /**
   * The caller's own ads, or house ads the caller drafted, newest first, without dropped ones; at most `mostOwnAds`.
   */
  ownAds: { question: z.strictObject({ house: z.boolean() }), answer: z.strictObject({ ads: z.array(OwnAd) }) },
  ownAd: { question: z.strictObject({ adId: AdId }), answer: OwnAd.nullable() },
  adsToReview: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(AdToReview) }) },
  adsWaiting: { question: z.strictObject({}), answer: z.strictObject({ count: z.int() }) },
  /** Ad staff only; null: the owner's account is deleted, or the ad does not exist. */
  adOwner: { question: z.strictObject({ adId: AdId }), answer: UserId.nullable() },
  shownAds: {
    question: z.strictObject({
      filter: z.strictObject({ state: ShownAdState, kind: AdKind.optional() }),
      sort: ShownAdSort,
      paging: paged,
    }),
    answer: z.strictObject({ items: z.array(ShownAd), total: z.int() }),
  },
  /** In the caller's language; null: not the caller's draft, or its type is not for sale. */
  adQuote: { question: z.strictObject({ adId: AdId, locale: Locale }), answer: z.union([AdQuote, NotQuoted]) },
  /** Payment page in the caller's language; null: not the caller's payment, or no longer payable. */
  paymentPage: { question: z.strictObject({ paymentId: PaymentId, locale: Locale }), answer: z.string().nullable() },
  paymentMethod: {
    question: z.strictObject({}),
    answer: z.strictObject({ way: PaymentWay.nullable(), known: z.boolean() }),
  },
  paymentMethodPage: { question: z.strictObject({ locale: Locale }), answer: z.string().nullable() },
  invoices: { question: paged, answer: z.strictObject({ items: z.array(OwnInvoice), total: z.int() }) },
  allInvoices: {
    question: z.strictObject({ filter: InvoiceFilter, sort: InvoiceSort, paging: paged }),
    answer: z.strictObject({ items: z.array(AnyInvoice), total: z.int() }),
  },
  anyInvoice: { question: z.strictObject({ invoiceId: InvoiceId }), answer: ReadInvoice.nullable() },
  /** Bookkeepers only: requested transfers, newest first; `on`: transfers are this installation's payment method. */
  transfers: {
    question: z.strictObject({ filter: TransferFilter, paging: paged }),
    answer: z.strictObject({ on: z.boolean(), items: z.array(Transfer), total: z.int() }),
  },
  transfer: { question: z.strictObject({ paymentId: PaymentId }), answer: Transfer.nullable() },
  statement: { question: z.strictObject({ statement: Statement }), answer: z.union([StatementRead, StatementNotRead]) },
  seller: { question: z.strictObject({}), answer: Seller },
  /** Bookings the caller may withdraw from now, newest first. */
  withdrawable: { question: z.strictObject({}), answer: z.strictObject({ bookings: z.array(WithdrawableBooking) }) },
  invoice: { question: z.strictObject({ invoiceId: InvoiceId }), answer: OwnInvoice.nullable() },
});
