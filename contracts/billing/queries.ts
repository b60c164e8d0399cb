import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { Locale, OfferId, UserId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Day, Instant } from '../kernel/period.js';
import { DecisionId } from '../moderation/decisions.js';
import { AdContent, AdCount, AdId, AdPicture, AdPrices, AdStage, AdTerms, AdWishes, AdWords } from './ads.js';
import { Included, Interval, Plan, Plans } from './catalogue.js';
import { billingCommands, Statement } from './commands.js';
import { FeaturePrice, FeaturePrices, OfferFeature } from './features.js';
import { IssuerSetting } from '../installation/issuer-setting.js';
import { IssuerFields } from './issuer.js';
import { InvoiceBuyer, InvoiceId, InvoicePosition } from './invoice-events.js';
import { Mismatch, PaymentFailure, PaymentId, Purpose, SeenByHand } from './payment-events.js';
import { PaymentWay } from './payment-way.js';
import { Booked } from './subscription-events.js';
import { StatementNotRead, StatementRead, Transfer, TransferFilter } from './transfers.js';

/** Integer cents; negative is given back. */
const Cents = z.int();
const paged = z.strictObject({ page: z.int().min(1).max(1_000), size: z.int().min(1).max(100) });
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const Totals = z.strictObject({ net: Cents, vat: Cents, gross: Cents });

/** The plan of a person now. `to`: the first day after the term that is paid. */
export const OwnPlan = z.strictObject({
  planId: z.string(),
  included: Included,
  /** Null: nothing is booked, and the first plan of the catalogue is theirs. */
  running: z
    .strictObject({
      booked: Booked,
      from: Day,
      to: Day,
      trial: z.boolean(),
      cancelled: z.boolean(),
      /** What follows; null: the same again. */
      next: Booked.nullable(),
    })
    .nullable(),
  /** Booked, and begins once it is paid. */
  pending: z.strictObject({ booked: Booked, paymentId: PaymentId }).nullable(),
  /** Whether days of trial are still to be had. */
  mayTry: z.boolean(),
  /** Of those that the plan includes, this month. */
  highlightsUsed: z.int(),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

/** The plan that runs of somebody, for bookkeepers. `to`: the first day after its term, or after its end. */
export const PlanOfPerson = z.strictObject({ title: z.string(), to: Day, trial: z.boolean(), cancelled: z.boolean() });
export type PlanOfPerson = z.infer<typeof PlanOfPerson>;

/** Whom the invoices will be for. `vatIdAwaited`: VAT is charged only until staff confirms the VAT id (ADR 128). */
const ForBuyer = { buyer: InvoiceBuyer, vatIdAwaited: z.boolean() };

/** What booking a plan would come to, said before. */
export const Quote = z.strictObject({
  ...ForBuyer,
  /** Null: nothing is paid now, it begins with the next term. */
  now: z.strictObject({ positions: z.array(InvoicePosition), ...Totals.shape }).nullable(),
  /** It would begin now, were the same VAT charged as for the running term. */
  waitsForVat: z.boolean(),
  /** The day it begins on. */
  begins: Day,
  /** Of each term from the one that follows: on which day, and what it comes to. */
  renewal: z.strictObject({ on: Day, ...Totals.shape }),
});
export type Quote = z.infer<typeof Quote>;

/** Why nothing can be quoted to the asker. */
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

/** Something that can be paid for to have an offer seen more, and how it stands with one offer. */
export const FeatureOfOffer = z.strictObject({
  feature: OfferFeature,
  price: FeaturePrice,
  /** `until` null: it never ends. */
  running: z.strictObject({ from: Instant, until: Instant.nullable() }).nullable(),
  /** Booked, and begins once it is paid. */
  pending: PaymentId.nullable(),
});
export type FeatureOfOffer = z.infer<typeof FeatureOfOffer>;

/** What booking a feature would come to, said before. */
export const FeatureQuote = z.strictObject({
  positions: z.array(InvoicePosition),
  ...Totals.shape,
  /** Once it is paid: at once, or after the same feature that still runs. */
  from: Instant,
  until: Instant.nullable(),
  ...ForBuyer,
});
export type FeatureQuote = z.infer<typeof FeatureQuote>;

export const PaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed']);

/** What a transfer needs. `code`: the text of a SEPA QR code. */
export const TransferAsked = z.strictObject({
  /** ISO 11649, without spaces. */
  reference: z.string(),
  holder: z.string(),
  iban: z.string(),
  /** Null: the issuer does not say. */
  bic: z.string().nullable(),
  bank: z.string().nullable(),
  code: z.string(),
  /** The last day on which it is waited for. */
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
  /** Why it failed; null: it did not. */
  failure: PaymentFailure.nullable(),
  /** When it is given up if nobody pays; null: it is not waited for, or a transfer or a bank is. */
  until: Instant.nullable(),
  /** What it granted is there. */
  granted: z.boolean(),
  /** It goes back by hand. */
  owedBack: z.boolean(),
  /** Money that came for it and granted nothing, by the day of the bank. */
  unmatched: z.array(z.strictObject({ bookedOn: Day, amount: z.int(), currency: z.string() })),
  /** Why the latest money that granted nothing goes back, also once it has; null: none came. */
  stray: Mismatch.nullable(),
  positions: z.array(InvoicePosition),
  /** While a transfer is waited for. */
  transfer: TransferAsked.nullable(),
  /** Its invoice. `term`: what it paid for, `to` the first day after it, null where that never ends; null: not issued. */
  invoice: z
    .strictObject({ invoiceId: InvoiceId, number: z.string(), term: z.strictObject({ from: Day, to: Day }).nullable() })
    .nullable(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

export const InvoiceStatus = z.enum(['open', 'paid', 'cancelled', 'credit_note']);

export const OwnInvoice = z.strictObject({
  invoiceId: InvoiceId,
  /** As on the paper: series and number. */
  number: z.string(),
  status: InvoiceStatus,
  issuedOn: Day,
  dueOn: Day,
  paidOn: Day.nullable(),
  /** How it was paid; null: it was not, or nobody kept it. */
  paidBy: PaymentWay.nullable(),
  reminded: z.int(),
  locale: Locale,
  term: z.strictObject({ from: Day, to: Day }).nullable(),
  buyer: InvoiceBuyer.nullable(),
  positions: z.array(InvoicePosition),
  ...Totals.shape,
  /** The invoice that a credit note takes back, or the credit note that takes it back. */
  cancels: InvoiceId.nullable(),
  creditNoteId: InvoiceId.nullable(),
  /** The number of that other one; null: there is none. */
  otherNumber: z.string().nullable(),
});
export type OwnInvoice = z.infer<typeof OwnInvoice>;

/** Something that was booked and may be taken back. */
export const WithdrawableBooking = z.strictObject({
  paymentId: PaymentId,
  invoiceId: InvoiceId,
  /** As on the paper. */
  number: z.string(),
  /** As the lines of the invoice say it, in its language. */
  what: z.array(z.string()),
  locale: Locale,
  gross: Cents,
  /** The sum that would go back: all that was paid, less what has gone back already. */
  back: Cents,
  /** The number of the credit note by which the money goes back already; null: there is none. */
  creditNote: z.string().nullable(),
  /** So many offers lose a highlight that came with the plan. */
  highlights: z.int(),
  bookedOn: Day,
  /** The last day. */
  until: Day,
  /** The plan that it replaced applies again, and is paid until before this day; null: there is none. */
  resumesUntil: Day.nullable(),
});
export type WithdrawableBooking = z.infer<typeof WithdrawableBooking>;

/** Whom a withdrawal goes to. */
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

/** An invoice of anybody's, for bookkeepers. */
export const AnyInvoice = OwnInvoice.extend({
  userId: UserId,
  /** Why a bookkeeper took it back; null: nobody did, or the money went back. */
  reason: z.string().nullable(),
});
/**
 * The same asked for by itself. `noted`: by the bookkeeper who marked it as paid; null: nobody did. `withdrawnOn`: when
 * the buyer withdrew from it; null: they did not. `creditedIn`: the later invoice that has given a rest of it back, and is
 * to be cancelled before; null: there is none. `plan`: runs by it, and may be ended with it; null: none does.
 */
export const ReadInvoice = AnyInvoice.extend({
  noted: SeenByHand.nullable(),
  withdrawnOn: Day.nullable(),
  creditedIn: z.strictObject({ invoiceId: InvoiceId, number: z.string() }).nullable(),
  plan: z
    .strictObject({
      /** The first day after the term that is paid. */
      to: Day,
      cancelled: z.boolean(),
      /** The plan that it replaced would continue, paid until before this day; null: none would. */
      resumesUntil: Day.nullable(),
    })
    .nullable(),
});
export type ReadInvoice = z.infer<typeof ReadInvoice>;
export type AnyInvoice = z.infer<typeof AnyInvoice>;

/** Narrows all invoices; what is missing narrows nothing. */
export const InvoiceFilter = z.strictObject({
  /** A part of its number, or how the company, the name or its last word begins that is on it. */
  text: z.string().max(200).optional(),
  userId: UserId.optional(),
  status: InvoiceStatus.optional(),
  /** In which it was issued: `2027-01`. */
  month: Month.optional(),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** By a column of the list, with `-` the other way round; `buyer`: by company, else name. */
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

/** So many paid places are looked at for one list. */
export const mostFeatured = 100;

/** So many running ads are known to the pages at a time. */
export const mostRunningAds = 500;

/** An ad that may be shown now. */
export const RunningAd = z.strictObject({
  adId: AdId,
  /** Whoever counts it or follows its link must name it. */
  secret: z.string(),
  /** Who booked it, and so paid; null: it is the operator's. */
  userId: UserId.nullable(),
  content: AdContent,
  terms: AdTerms,
});
export type RunningAd = z.infer<typeof RunningAd>;

/** How an ad that was placed stands; `stopped`: by moderation, `paused`: by who looks after ads, with views left. */
export const AdStatus = z.enum(['planned', 'running', 'stopped', 'paused', 'over']);
export type AdStatus = z.infer<typeof AdStatus>;

/** What was done with a house ad, and why if that was asked. */
export const HouseAct = z.strictObject({
  act: z.enum(['placed', 'paused', 'continued']),
  reason: z.string().nullable(),
  at: Instant,
});
export type HouseAct = z.infer<typeof HouseAct>;

/** An ad as everybody sees it, and whose it is. */
export const AdSeen = z.strictObject({
  /** Null: it is the operator's. */
  ownerId: UserId.nullable(),
  content: AdContent,
});
export type AdSeen = z.infer<typeof AdSeen>;

/** What became of an ad, for whoever it is of. */
export const AdReport = z.strictObject({
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  total: AdCount,
  /** Days of the issuer's place on which it was seen or clicked, the first one first; at most 400, the last ones. */
  days: z.array(z.strictObject({ day: Day, ...AdCount.shape })),
});
export type AdReport = z.infer<typeof AdReport>;

/** An ad of the asker's own. */
export const OwnAd = z.strictObject({
  adId: AdId,
  stage: AdStage,
  words: AdWords,
  wishes: AdWishes,
  pictures: z.array(AdPicture),
  /** Why it was declined the last time; null: it was not, or was changed since. */
  reason: z.string().nullable(),
  /** What it waits for; null: nothing. */
  paymentId: PaymentId.nullable(),
  /** Null: it was never shown. */
  shown: z.strictObject({ status: AdStatus, from: Instant, ...AdCount.shape }).nullable(),
  /** Why moderation has stopped it; null: it has not. */
  stoppedBy: DecisionId.nullable(),
  /** Opens its report. */
  reportKey: z.string(),
  /** It is to be the operator's, or is. */
  house: z.boolean(),
});
export type OwnAd = z.infer<typeof OwnAd>;

/** An ad that is paid and waits to be looked at, for whoever decides about it. */
export const AdToReview = z.strictObject({
  adId: AdId,
  userId: UserId,
  words: AdWords,
  wishes: AdWishes,
  pictures: z.array(AdPicture),
  paymentId: PaymentId,
});
export type AdToReview = z.infer<typeof AdToReview>;

/** `current`: all but those that are over. */
export const ShownAdState = z.enum(['current', ...AdStatus.options, 'all']);
export type ShownAdState = z.infer<typeof ShownAdState>;
export const AdKind = z.enum(['house', 'booked']);
export type AdKind = z.infer<typeof AdKind>;
export const ShownAdSort = z.enum(['from', '-from', 'views', '-views', 'clicks', '-clicks']);
export type ShownAdSort = z.infer<typeof ShownAdSort>;

/** An ad that is, will be or was shown, for whoever looks after all of them. */
export const ShownAd = z.strictObject({
  adId: AdId,
  /** Null: it is the operator's. */
  userId: UserId.nullable(),
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  /** Of a house ad, the first act first; else empty. */
  history: z.array(HouseAct),
  total: AdCount,
  /** Opens its report. */
  reportKey: z.string(),
});
export type ShownAd = z.infer<typeof ShownAd>;

/** So many ads that wait are looked at for one list. */
export const mostToReview = 100;

/** So many ads of their own are listed, and may be drafts at a time. */
export const mostOwnAds = 100;

/** What booking an ad would come to, said before. */
export const AdQuote = z.strictObject({ positions: z.array(InvoicePosition), ...Totals.shape, ...ForBuyer });
export type AdQuote = z.infer<typeof AdQuote>;

/** Files of a takeout. */
export const billingOwnData = {
  plan: OwnPlan,
  payments: OwnPayment,
  invoices: OwnInvoice,
  /** The last stretch of each feature of each offer; `until` null: it never ends. */
  features: z.strictObject({ offerId: OfferId, feature: OfferFeature, from: Instant, until: Instant.nullable() }),
  ads: OwnAd,
};

export const billingDoor = defineDoor('billing', billingCommands, {
  /** For admins: numbers of each day. */
  daily: dailyQuery,
  ownData: ownDataQuery(billingOwnData),
  /** For admins: who issues invoices as long as nothing is set, as the operator's file says; null for others. */
  issuerOfFile: { question: z.strictObject({}), answer: IssuerSetting.nullable() },
  /** For admins: the plans of the operator's file, in force as long as nothing is set; null for others. */
  plansOfFile: { question: z.strictObject({}), answer: Plans.nullable() },
  /** All plans, features and ads, and how they are paid for here; `way` null: nothing can be booked. */
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
   * The VAT of what is sold to the asker, in hundredths of a percent. `country`: the issuer's, whose VAT it is while they
   * have no address; null: they have one.
   */
  vatRate: { question: z.strictObject({}), answer: z.strictObject({ rate: z.int(), country: z.string().nullable() }) },
  /** The asker's own. */
  plan: { question: z.strictObject({}), answer: OwnPlan },
  /** For bookkeepers: somebody's plan; null: nothing is booked, or the asker keeps no books. */
  planOf: { question: z.strictObject({ userId: UserId, locale: Locale }), answer: PlanOfPerson.nullable() },
  /** What somebody's plan includes, for the services that count it. */
  included: { question: z.strictObject({ userId: UserId }), answer: Included },
  /** For the asker, in the language they read. */
  quote: {
    question: z.strictObject({ planId: z.string().max(40), interval: Interval, locale: Locale }),
    answer: z.union([Quote, NotQuoted]),
  },
  /** The asker's own. */
  payment: { question: z.strictObject({ paymentId: PaymentId }), answer: OwnPayment.nullable() },
  /** Of an online offer of the asker's own that everybody sees; null: it is none. */
  features: {
    question: z.strictObject({ offerId: OfferId }),
    answer: z
      .strictObject({
        features: z.array(FeatureOfOffer),
        /** Highlights of the asker's plan: those of this month, and what is used of them. */
        highlights: z.strictObject({ included: z.int().nullable(), used: z.int() }),
      })
      .nullable(),
  },
  /** For the asker, in the language they read; not sold: to them for this offer, or it never ends already. */
  featureQuote: {
    question: z.strictObject({ offerId: OfferId, feature: OfferFeature, locale: Locale }),
    answer: z.union([FeatureQuote, NotQuoted]),
  },
  /** Offers with a feature that runs now, at most `mostFeatured`, in the order of a lot. */
  featured: {
    question: z.strictObject({ feature: OfferFeature }),
    answer: z.strictObject({ offerIds: z.array(OfferId) }),
  },
  /** Those that are begun, neither over, stopped nor paused, and not yet seen as often as they may; at most `mostRunningAds`. */
  runningAds: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(RunningAd) }) },
  /** Where an ad leads that was not ended; null: there is none, or it has another secret. */
  adLink: { question: z.strictObject({ adId: AdId, secret: z.string().max(100) }), answer: z.string().nullable() },
  /**
   * An ad that has begun and was not ended, for whoever reports it; what moderation has stopped for its owner and the
   * system alone. Null: they do not see it.
   */
  adSeen: { question: z.strictObject({ adId: AdId }), answer: AdSeen.nullable() },
  /** By the private address of its report; null: there is no such ad, or the key is wrong. */
  adReport: { question: z.strictObject({ adId: AdId, key: z.string().max(100) }), answer: AdReport.nullable() },
  /** The asker's own or house ads they drafted, the newest first, without those that were dropped; at most `mostOwnAds`. */
  ownAds: { question: z.strictObject({ house: z.boolean() }), answer: z.strictObject({ ads: z.array(OwnAd) }) },
  /** The asker's own; null: it is none. */
  ownAd: { question: z.strictObject({ adId: AdId }), answer: OwnAd.nullable() },
  /** For who looks after ads: those that are paid and wait, the longest drafted first; at most `mostToReview`. */
  adsToReview: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(AdToReview) }) },
  /** For who looks after ads, zero for others: how many wait to be looked at. */
  adsWaiting: { question: z.strictObject({}), answer: z.strictObject({ count: z.int() }) },
  /** For who looks after ads: whose one is; null: nobody's any more, or there is none. */
  adOwner: { question: z.strictObject({ adId: AdId }), answer: UserId.nullable() },
  /** For who looks after ads: everybody's that were approved or placed. */
  shownAds: {
    question: z.strictObject({
      filter: z.strictObject({ state: ShownAdState, kind: AdKind.optional() }),
      sort: ShownAdSort,
      paging: paged,
    }),
    answer: z.strictObject({ items: z.array(ShownAd), total: z.int() }),
  },
  /** For the asker, in the language they read; null: there is no such draft of theirs, or its type is not sold. */
  adQuote: { question: z.strictObject({ adId: AdId, locale: Locale }), answer: z.union([AdQuote, NotQuoted]) },
  /** Where the asker pays, in the language they read; null: not theirs, or nothing is to be paid any more. */
  paymentPage: { question: z.strictObject({ paymentId: PaymentId, locale: Locale }), answer: z.string().nullable() },
  /** Whether the provider keeps a way to pay of the asker's. */
  paymentMethod: {
    question: z.strictObject({}),
    answer: z.strictObject({ way: PaymentWay.nullable(), known: z.boolean() }),
  },
  /** The provider's page on which the asker changes it; null: there is none. */
  paymentMethodPage: { question: z.strictObject({ locale: Locale }), answer: z.string().nullable() },
  /** The asker's own, the newest first. */
  invoices: { question: paged, answer: z.strictObject({ items: z.array(OwnInvoice), total: z.int() }) },
  /** For bookkeepers: everybody's. */
  allInvoices: {
    question: z.strictObject({ filter: InvoiceFilter, sort: InvoiceSort, paging: paged }),
    answer: z.strictObject({ items: z.array(AnyInvoice), total: z.int() }),
  },
  /** For bookkeepers. */
  anyInvoice: { question: z.strictObject({ invoiceId: InvoiceId }), answer: ReadInvoice.nullable() },
  /** For bookkeepers: transfers that were asked for, the newest first; `on`: they are how one pays here. */
  transfers: {
    question: z.strictObject({ filter: TransferFilter, paging: paged }),
    answer: z.strictObject({ on: z.boolean(), items: z.array(Transfer), total: z.int() }),
  },
  /** For bookkeepers. */
  transfer: { question: z.strictObject({ paymentId: PaymentId }), answer: Transfer.nullable() },
  /** For bookkeepers: what booking a statement would do, without a trace. */
  statement: { question: z.strictObject({ statement: Statement }), answer: z.union([StatementRead, StatementNotRead]) },
  /** Who sells here, as invoices say it. */
  seller: { question: z.strictObject({}), answer: Seller },
  /** What the asker may withdraw from now, the newest first. */
  withdrawable: { question: z.strictObject({}), answer: z.strictObject({ bookings: z.array(WithdrawableBooking) }) },
  /** The asker's own. */
  invoice: { question: z.strictObject({ invoiceId: InvoiceId }), answer: OwnInvoice.nullable() },
});
