import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { PaymentWay } from './payment-way.js';

export const InvoiceId = z.uuid();

export const InvoiceBuyer = z.strictObject({
  company: z.string().nullable(),
  name: z.string(),
  street: z.string(),
  postal: z.string(),
  city: z.string(),
  country: z.string(),
  /** VAT id of the buyer, of which only the format is checked; null when the purchase is not for a business. */
  vatId: z.string().nullable(),
  email: z.string(),
});
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>;

export const InvoiceTaxIds = z.strictObject({ vatId: z.string().nullable(), taxNumber: z.string().nullable() });
export type InvoiceTaxIds = z.infer<typeof InvoiceTaxIds>;

export const VatCategory = z.enum(['S', 'AE', 'E', 'O']);
const Vat = z.strictObject({ category: VatCategory, rate: z.int().min(0) });

/** Invoice line. `net` is the total of all units in cents, negative for a refund. */
export const InvoicePosition = z.strictObject({
  text: z.string(),
  quantity: z.int().min(1),
  unit: z.enum(['month', 'year', 'piece']),
  net: z.int(),
  vat: Vat,
});
export type InvoicePosition = z.infer<typeof InvoicePosition>;

export const InvoiceProduct = z.enum(['plan', 'feature', 'ad']);
export type InvoiceProduct = z.infer<typeof InvoiceProduct>;

/**
 * `highlights`: true if highlights included in the plan ended as well. `resumesUntil`: first day after the paid term
 * of the previous plan, which resumes; null when no plan resumes.
 */
export const EndedPlan = z.strictObject({ planId: z.string(), highlights: z.boolean(), resumesUntil: Day.nullable() });
export type EndedPlan = z.infer<typeof EndedPlan>;

const one = { invoiceId: InvoiceId };
const event = eventsWith(one);

/**
 * Stream `invoice-<invoiceId>`. Issued invoices are immutable; a credit note reverses an invoice. Buyer and title are
 * encrypted with the invoice's own key, which outlives the account for the legal retention period (ADR 81).
 */
export const InvoiceEvent = z.discriminatedUnion('type', [
  event('InvoiceIssued', {
    /** Number without gaps within its series; series and number together form the printed invoice number. */
    number: z.int().min(1),
    series: z.string(),
    userId: UserId,
    locale: Locale,
    issuedOn: Day,
    dueOn: Day,
    /** Billed period, half-open; null for a one-off purchase. */
    term: z.strictObject({ from: Day, to: Day }).nullable(),
    buyer: InvoiceBuyer.nullable(),
    positions: z.array(InvoicePosition).min(1),
    offerTitle: z.string().nullable().optional(),
    net: z.int(),
    vat: z.int(),
    gross: z.int(),
    cancels: InvoiceId.nullable(),
    /** Product of the invoice; absent in older events. */
    product: InvoiceProduct.optional(),
    /** Tax ids of the issuer when the payment was requested; absent in older events. */
    taxIds: InvoiceTaxIds.optional(),
    /**
     * First day on which buyer and document may be erased, regardless of later changes to the settings; absent in
     * older events.
     */
    keptUntil: Day.optional(),
  }),
  event('InvoiceSent', { at: Instant }),
  /** `paidOn`: for a transfer, the booking date of the bank. `way`: absent in older events. */
  event('InvoicePaid', { paymentId: z.uuid(), paidOn: Day, way: PaymentWay.optional() }),
  /** Reminder level: 1 is a reminder, 2 and 3 are dunning notices. */
  event('InvoiceReminded', { level: z.int().min(1).max(3), dueOn: Day, at: Instant }),
  event('InvoiceForgotten', { at: Instant }),
  /** `reason`: note for other bookkeepers; absent when a refund caused the cancellation. */
  event('InvoiceCancelled', {
    creditNoteId: InvoiceId,
    at: Instant,
    reason: z.string().optional(),
    endedPlan: EndedPlan.optional(),
  }),
]);
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

/**
 * Stream `series-<issuer>-<year>`: a number is taken in the same transaction as the invoice that uses it, so that the
 * series has no gaps.
 */
export const SeriesEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('NumberTaken'),
    data: z.strictObject({ series: z.string(), number: z.int().min(1), invoiceId: InvoiceId }),
  }),
]);
export type SeriesEvent = z.infer<typeof SeriesEvent>;

export const invoicePersonal: PersonalFields<InvoiceEvent> = {
  InvoiceIssued: { subject: 'invoiceId', fields: ['buyer', 'offerTitle'] },
};

/** Integer cents; negative for a refund. */
export const Cents = z.int();
export const paged = z.strictObject({ page: z.int().min(1).max(1_000), size: z.int().min(1).max(100) });

export const Totals = z.strictObject({ net: Cents, vat: Cents, gross: Cents });

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
  cancels: InvoiceId.nullable(),
  creditNoteId: InvoiceId.nullable(),
  otherNumber: z.string().nullable(),
});
export type OwnInvoice = z.infer<typeof OwnInvoice>;

export const invoicesQueries = {
  invoices: { question: paged, answer: z.strictObject({ items: z.array(OwnInvoice), total: z.int() }) },
  invoice: { question: z.strictObject({ invoiceId: InvoiceId }), answer: OwnInvoice.nullable() },
} as const;

export const invoicesRefusals = {
  invoice_not_found: m(
    404,
    'Diese Rechnung gibt es nicht.',
    'This invoice does not exist.',
    'Deze factuur bestaat niet.',
  ),
};
