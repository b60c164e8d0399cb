import * as z from 'zod';
import { AdId, AdPrices } from '../billing/ads.js';
import { CountedFeature, Interval } from '../billing/catalogue.js';
import { CancelReason, Statement, TakeBackReason, TestOutcome } from '../billing/commands.js';
import { FeaturePrices } from '../billing/features.js';
import { InvoiceBuyer, InvoiceId, VatCategory } from '../billing/invoice-events.js';
import { Mismatch, PaymentFailure, PaymentId, PaymentWay, SeenByHand } from '../billing/payment-events.js';
import { InvoiceSort, InvoiceStatus, Month, PaymentStatus } from '../billing/queries.js';
import { LineOutcome, TransferState } from '../billing/transfers.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';
import { pageQuery, pagingShape, UserCard } from './shapes.js';

/** Integer cents of euro; negative is given back. */
const Cents = z.int();
const sums = { net: Cents, vat: Cents, gross: Cents };

/** How many of each the plan includes; null: as many as one likes. */
const IncludedShape = z.record(CountedFeature, z.int().nullable());
const BookedShape = z.object({ plan_id: z.string(), interval: Interval, net: Cents });

/** `title` and `text` in the language of the call; prices net, of one interval. */
export const PlanShape = z.object({
  plan_id: z.string(),
  title: z.string(),
  text: z.string(),
  commercial: z.boolean().describe('Only for commercial accounts'),
  price: z.object({ month: Cents, year: Cents }).nullable(),
  trial_days: z.int(),
  included: IncludedShape,
});
export type PlanShape = z.infer<typeof PlanShape>;

/** `to`: the first day after the term that is paid; `next`: what follows, where it is not the same again. */
export const OwnPlanShape = z.object({
  plan_id: z.string(),
  included: IncludedShape,
  /** What is in use of it; null: it cannot be counted now. */
  used: z.object({
    offers: z.int().nullable(),
    groups: z.int().nullable(),
    apiKeys: z.int().nullable(),
    highlights: z.int(),
  }),
  running: z
    .object({
      booked: BookedShape,
      from: Day,
      to: Day,
      trial: z.boolean(),
      cancelled: z.boolean(),
      next: BookedShape.nullable(),
    })
    .nullable(),
  /** Booked, and begins once it is paid. */
  pending: z.object({ booked: BookedShape, payment_id: PaymentId }).nullable(),
  may_try: z.boolean(),
});
export type OwnPlanShape = z.infer<typeof OwnPlanShape>;

/** VAT that is added to a net price for the caller, in hundredths of a percent. */
export const VatRate = z.int();

export const PlansShape = z.object({
  plans: z.array(PlanShape),
  vat_rate: VatRate,
  /** Null: nothing can be booked here. */
  way: PaymentWay.nullable(),
});
export type PlansShape = z.infer<typeof PlansShape>;

export const LineShape = z.object({
  text: z.string(),
  quantity: z.int(),
  unit: z.enum(['month', 'year', 'piece']),
  net: Cents,
  /** Hundredths of a percent. */
  vat_rate: z.int(),
  vat_category: VatCategory,
});

/** What booking a plan comes to: now, and with each term from `renewal.on`. */
export const QuoteShape = z.object({
  now: z.object({ lines: z.array(LineShape), ...sums }).nullable(),
  begins: Day,
  renewal: z.object({ on: Day, ...sums }),
  /** Whom the invoices will be for, and where they go. */
  buyer: InvoiceBuyer,
});
export type QuoteShape = z.infer<typeof QuoteShape>;

/**
 * `offer_id`, `ad_id`: what a feature was booked for, or which ad; `renewal`: of a plan that runs. `page`: where it is paid,
 * while it waits for that; `until`: when it is given up, where that is not a transfer's day.
 */
export const PaymentShape = z.object({
  payment_id: PaymentId,
  status: PaymentStatus,
  way: PaymentWay,
  offer_id: OfferId.nullable(),
  ad_id: AdId.nullable(),
  renewal: z.boolean(),
  failure: PaymentFailure.nullable().describe('Why it failed; null: it did not'),
  until: Instant.nullable(),
  amount: Cents,
  lines: z.array(LineShape),
  asked_at: Instant,
  granted: z.boolean(),
  page: z.string().nullable(),
  /** What the transfer needs that is waited for; `code`: the text of a SEPA QR code, `until`: the last day. */
  transfer: z
    .object({
      reference: z.string(),
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      bank: z.string(),
      code: z.string(),
      until: Day,
    })
    .nullable(),
});
export type PaymentShape = z.infer<typeof PaymentShape>;

export const PaymentMethodShape = z.object({
  /** Null: nothing can be booked here. */
  way: PaymentWay.nullable(),
  known: z.boolean(),
});
export type PaymentMethodShape = z.infer<typeof PaymentMethodShape>;

export const InvoiceShape = z.object({
  invoice_id: InvoiceId,
  number: z.string(),
  status: InvoiceStatus,
  issued_on: Day,
  due_on: Day,
  paid_on: Day.nullable(),
  term: z.object({ from: Day, to: Day }).nullable(),
  buyer: InvoiceBuyer.nullable(),
  lines: z.array(LineShape),
  ...sums,
  cancels: InvoiceId.nullable(),
  credit_note_id: InvoiceId.nullable(),
  /** Where its PDF is, for an hour. */
  url: z.string(),
});
export type InvoiceShape = z.infer<typeof InvoiceShape>;
export const InvoicesShape = z.object({ invoices: z.array(InvoiceShape), paging: z.object(pagingShape) });
export type InvoicesShape = z.infer<typeof InvoicesShape>;

/** An invoice of anybody's; `user` null while nobody can tell who that is. */
export const AnyInvoiceShape = InvoiceShape.extend({
  owner: z.object({ user_id: UserId, user: UserCard.nullable() }),
  /** Why an admin took it back. */
  reason: z.string().nullable(),
});
export type AnyInvoiceShape = z.infer<typeof AnyInvoiceShape>;
/** As lists have it: who opens a paper reads that one invoice, which is noted. */
export const AnyInvoiceRow = AnyInvoiceShape.omit({ url: true });
export type AnyInvoiceRow = z.infer<typeof AnyInvoiceRow>;

const planOf = { plan_id: z.string().min(1).max(40), interval: Interval };
export const PlanBookingBody = z.strictObject({
  ...planOf,
  net: Cents.min(0).describe('The price that was shown: it is asked for again where it has changed meanwhile'),
});
export type PlanBookingBody = z.infer<typeof PlanBookingBody>;

const none = z.strictObject({});

/** Plans, what is paid for them, and invoices. */
export const billingCalls = {
  plans: call({
    method: 'GET',
    path: '/plans',
    access: 'anyone',
    summary: 'The plans that are sold here, the free one first',
    answer: PlansShape,
  }),
  plan: call({
    method: 'GET',
    path: '/plan',
    access: 'user',
    summary: "One's own plan, and what is in use of it",
    answer: OwnPlanShape,
  }),
  planQuote: call({
    method: 'GET',
    path: '/plan_quote',
    access: 'user',
    query: z.object(planOf),
    feature: 'plans',
    summary: 'What booking a plan comes to: now, and with each term',
    answer: QuoteShape,
  }),
  bookPlan: call({
    method: 'POST',
    path: '/plan_booking',
    access: 'user',
    body: PlanBookingBody,
    feature: 'plans',
    summary: 'Book a plan: a larger one begins once it is paid, a smaller one with the next term',
    answer: z.object({ plan: OwnPlanShape, payment: PaymentShape.nullable() }),
  }),
  tryPlan: call({
    method: 'POST',
    path: '/plan_trial',
    access: 'user',
    body: z.strictObject(planOf),
    feature: 'plans',
    summary: 'Try a plan out, once; it ends by itself',
    answer: OwnPlanShape,
  }),
  cancelPlan: call({
    method: 'POST',
    path: '/plan_cancellation',
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ reason: CancelReason }),
    summary: "Cancel one's plan at the end of its term",
    answer: OwnPlanShape,
  }),
  cancelByInvoice: call({
    method: 'POST',
    path: '/plan_cancellation_by_invoice',
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: z.strictObject({
      number: z.string().trim().min(1).max(60).describe('Of any invoice for the plan'),
      email: z.string().trim().min(1).max(200).describe('The address that the invoice went to'),
      reason: CancelReason,
    }),
    summary: 'Cancel a plan without signing in, at the end of its term; the confirmation comes by mail',
  }),
  resumePlan: call({
    method: 'POST',
    path: '/plan_resumption',
    access: 'user',
    body: none,
    summary: 'Take a cancellation back',
    answer: OwnPlanShape,
  }),
  payment: call({
    method: 'GET',
    path: '/payment/{id}',
    access: 'user',
    id: PaymentId,
    summary: "A payment of one's own",
    answer: PaymentShape,
  }),
  dropPayment: call({
    method: 'DELETE',
    path: '/payment/{id}',
    access: 'user',
    whenSuspended: true,
    id: PaymentId,
    summary: 'Give a payment up, and what was booked with it',
  }),
  payOnTestPage: call({
    method: 'POST',
    path: '/payment_test/{id}',
    access: 'user',
    id: PaymentId,
    body: z.strictObject({ outcome: TestOutcome }),
    summary: 'How a payment ends where no money is moved',
    answer: PaymentShape,
  }),
  paymentMethod: call({
    method: 'GET',
    path: '/payment_method',
    access: 'user',
    summary: 'How plans are paid for here, and whether the provider keeps a way to pay',
    answer: PaymentMethodShape,
  }),
  paymentMethodPage: call({
    method: 'POST',
    path: '/payment_method_page',
    access: 'user',
    body: none,
    summary: "The provider's page on which one changes how one pays",
    answer: z.object({ page: z.string() }),
  }),
  invoices: call({
    method: 'GET',
    path: '/invoice',
    access: 'user',
    query: z.object({ ...pageQuery }),
    summary: "One's own invoices, the newest first",
    answer: InvoicesShape,
  }),
  invoice: call({
    method: 'GET',
    path: '/invoice/{id}',
    access: 'user',
    id: InvoiceId,
    summary: "An invoice of one's own",
    answer: InvoiceShape,
  }),
} as const;

const anyOne = { access: 'invoices', id: InvoiceId } as const;

/** Everybody's invoices, for bookkeepers. */
export const invoiceBookCalls = {
  allInvoices: call({
    method: 'GET',
    path: '/invoice_all',
    access: 'invoices',
    query: z.object({
      number: z.string().trim().min(1).max(60).optional().describe('As on the paper, with its series'),
      user_id: UserId.optional(),
      status: InvoiceStatus.optional(),
      month: Month.optional().describe('In which it was issued: `2027-01`'),
      sort: InvoiceSort.default('-issued').describe('With `-` the largest, or the newest, first'),
      purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
      ...pageQuery,
    }),
    summary: "Everybody's invoices",
    answer: z.object({ invoices: z.array(AnyInvoiceRow), paging: z.object(pagingShape) }),
  }),
  anyInvoice: call({
    method: 'GET',
    path: '/invoice_all/{id}',
    ...anyOne,
    summary: "An invoice of anybody's",
    answer: AnyInvoiceShape,
  }),
  takeInvoiceBack: call({
    method: 'PATCH',
    path: '/invoice_take_back/{id}',
    ...anyOne,
    body: z.strictObject({ reason: TakeBackReason.describe('For whoever looks after invoices.') }),
    summary: 'Take an invoice back by a credit note',
    note: 'No money moves by that.',
    answer: AnyInvoiceShape,
  }),
} as const;

/** A transfer that was asked for. `name`: whom the invoice will be for; null: the account is deleted. Amounts in cents. */
export const TransferShape = z.object({
  payment_id: PaymentId,
  owner: z.object({ user_id: UserId, user: UserCard.nullable() }),
  name: z.string().nullable(),
  what: z.string(),
  amount: Cents,
  reference: z.string(),
  status: PaymentStatus,
  asked_at: Instant,
  until: Day.describe('The last day on which it is waited for'),
  given_up_at: Instant.nullable(),
  reminded_at: Instant.nullable(),
  remindable_from: Instant.nullable().describe('Null: nobody is to be reminded'),
  unmatched: z
    .array(z.object({ at: Instant, mismatch: Mismatch, amount: Cents, currency: z.string() }))
    .describe('Money that came for it and granted nothing'),
});
export type TransferShape = z.infer<typeof TransferShape>;

export const StatementShape = z.object({
  lines: z.array(
    z.object({
      booked_on: z.string().describe('As the statement writes it'),
      amount: Cents,
      currency: z.string(),
      reference: z.string().nullable(),
      payment_id: PaymentId.nullable(),
      name: z.string().nullable(),
      outcome: LineOutcome,
    }),
  ),
  others: z.int().describe('Lines without a reference of ours'),
});
export type StatementShape = z.infer<typeof StatementShape>;

const oneTransfer = { access: 'invoices', id: PaymentId } as const;
const statement = z.strictObject({
  statement: Statement.describe('The file (camt or CSV), packed by gzip, in base64'),
});

/** Transfers that are waited for where they are how one pays, for bookkeepers. */
export const transferCalls = {
  transfers: call({
    method: 'GET',
    path: '/transfer_all',
    access: 'invoices',
    query: z.object({
      state: TransferState.default('waiting'),
      text: z.string().trim().max(100).optional().describe('A reference, or a part of a name'),
      ...pageQuery,
    }),
    summary: 'Transfers that were asked for, the newest first',
    answer: z.object({
      on: z.boolean().describe('Whether one pays by transfer here'),
      transfers: z.array(TransferShape),
      paging: z.object(pagingShape),
    }),
  }),
  markTransferPaid: call({
    method: 'PATCH',
    path: '/transfer_paid/{id}',
    ...oneTransfer,
    body: z.strictObject({
      amount: Cents.min(1),
      booked_on: Day.describe('On which the bank booked it'),
      note: SeenByHand.shape.note.describe('Where it stands on the statement, for other bookkeepers'),
    }),
    summary: 'Mark a transfer as paid',
    note: 'As if a statement had told of it. Any other amount than the one asked for is refused.',
    answer: TransferShape,
  }),
  remindOfTransfer: call({
    method: 'PATCH',
    path: '/transfer_remind/{id}',
    ...oneTransfer,
    body: none,
    summary: 'Ask for a transfer once more by mail',
    answer: TransferShape,
  }),
  previewStatement: call({
    method: 'POST',
    path: '/transfer_statement_preview',
    access: 'invoices',
    body: statement,
    summary: 'What a statement of the bank would pay; nothing is booked',
    answer: StatementShape,
  }),
  bookStatement: call({
    method: 'POST',
    path: '/transfer_statement',
    access: 'invoices',
    body: statement,
    summary: 'Book what a statement of the bank pays',
    note: 'A statement may be booked again: each movement counts once. Transfers of the caller themselves are left out.',
    answer: StatementShape,
  }),
} as const;

export const CatalogueShape = z.object({
  plans: z.array(PlanShape),
  /** What is not in it cannot be booked. */
  features: FeaturePrices,
  /** Net of a thousand views. */
  ads: AdPrices,
  /** Null: nothing can be booked here. */
  way: PaymentWay.nullable(),
});
export type CatalogueShape = z.infer<typeof CatalogueShape>;

/** What is sold here, for bookkeepers. */
export const catalogueCalls = {
  catalogue: call({
    method: 'GET',
    path: '/catalogue',
    access: 'plans',
    summary: 'All that is sold here: plans, what has an offer seen more, and ads',
    answer: CatalogueShape,
  }),
} as const;
