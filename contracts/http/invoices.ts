import * as z from 'zod';
import { PlanOfCancelled, TakeBackReason, InvoiceSort, Month } from '../billing/bookkeeping.js';
import { InvoiceBuyer, InvoiceId, InvoiceStatus } from '../billing/invoices.js';
import { PaymentWay } from '../billing/payment-way.js';
import { UserId } from '../kernel/ids.js';
import { Day } from '../kernel/period.js';
import { call } from './call.js';
import { LineShape, sumsShape } from './money.js';
import { pageBody, pageQuery, pagedShape, person } from './shapes.js';

export const InvoiceShape = z.object({
  invoice_id: InvoiceId,
  number: z.string(),
  status: InvoiceStatus,
  issued_on: Day,
  due_on: Day,
  paid_on: Day.nullable(),
  paid_by: PaymentWay.nullable().describe('Null: it is not paid, or nobody kept how'),
  term: z.object({ from: Day, to: Day }).nullable(),
  buyer: InvoiceBuyer.nullable(),
  lines: z.array(LineShape),
  ...sumsShape,
  cancels: InvoiceId.nullable(),
  credit_note_id: InvoiceId.nullable(),
  other_number: z.string().nullable().describe('Of the invoice that it takes back, or of its credit note'),
  /** URL of the PDF, valid for one hour. */
  url: z.string(),
});
export type InvoiceShape = z.infer<typeof InvoiceShape>;
export const InvoicesShape = pagedShape({ invoices: z.array(InvoiceShape) });
export type InvoicesShape = z.infer<typeof InvoicesShape>;

export const AnyInvoiceShape = InvoiceShape.extend({
  owner: z.object(person),
  reason: z.string().nullable(),
  noted: z
    .object({ booked_on: Day, note: z.string() })
    .nullable()
    .describe('By the bookkeeper who marked it as paid; null: nobody did.'),
  withdrawn_on: Day.nullable().describe('When the buyer withdrew from it; null: they did not'),
  credited_in: z
    .object({ invoice_id: InvoiceId, number: z.string() })
    .nullable()
    .describe('The later invoice that has given a rest of it back: that one is cancelled first. Null: there is none'),
  plan: z
    .object({
      renews_on: Day.nullable().describe('Null: it is cancelled'),
      ends_on: Day.nullable().describe('The last day, where it is cancelled; null: it is not'),
      resumes_until: Day.nullable().describe('The last day of the plan that would apply again; null: none would'),
    })
    .nullable()
    .describe('The plan that runs by it, and may be ended with it; null: there is none'),
});
export type AnyInvoiceShape = z.infer<typeof AnyInvoiceShape>;
/** Invoice in a list, without the document, because opening an invoice is a separate, audited read. */
export const AnyInvoiceRow = AnyInvoiceShape.omit({
  url: true,
  noted: true,
  withdrawn_on: true,
  credited_in: true,
  plan: true,
});
export type AnyInvoiceRow = z.infer<typeof AnyInvoiceRow>;

export const invoiceCalls = {
  invoices: call('GET /invoice', {
    access: 'user',
    query: z.object({ ...pageQuery }),
    summary: "One's own invoices, the newest first",
    answer: InvoicesShape,
  }),
  invoice: call('GET /invoice/{id}', {
    access: 'user',
    id: InvoiceId,
    summary: "An invoice of one's own",
    answer: InvoiceShape,
  }),
} as const;

const anyOne = { access: 'invoices', id: InvoiceId, key: 'invoiceId' } as const;

export const invoiceBookCalls = {
  allInvoices: call('POST /invoice_search', {
    access: 'invoices',
    reads: true,
    body: z.strictObject({
      text: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .describe(
          'A part of its number; how the company, the name or its last word begins that is on it; or the whole e-mail address of the account',
        ),
      user_id: UserId.optional(),
      status: InvoiceStatus.optional(),
      month: Month.optional().describe('In which it was issued: `2027-01`'),
      sort: InvoiceSort.default('-issued').describe('With `-` the other way round'),
      purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
      ...pageBody,
    }),
    summary: "Everybody's invoices",
    answer: pagedShape({ invoices: z.array(AnyInvoiceRow) }),
  }),
  anyInvoice: call('GET /invoice_all/{id}', { ...anyOne, summary: "An invoice of anybody's", answer: AnyInvoiceShape }),
  takeInvoiceBack: call('PATCH /invoice_take_back/{id}', {
    ...anyOne,
    body: z.strictObject({
      reason: TakeBackReason.describe('For whoever looks after invoices.'),
      plan: PlanOfCancelled.describe('Whether a plan that runs by it continues or ends at once'),
    }),
    sends: 'billing.takeInvoiceBack',
    answers: 'anyInvoice',
    summary: 'Take an invoice back by a credit note',
    note: 'Its money goes back: by the payment provider, or by hand from the list of what is owed.',
    answer: AnyInvoiceShape,
  }),
} as const;
