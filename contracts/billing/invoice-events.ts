import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { PaymentWay } from './payment-way.js';

export const InvoiceId = z.uuid();

/** Whom it is for, as it stands on the paper. */
export const InvoiceBuyer = z.strictObject({
  company: z.string().nullable(),
  name: z.string(),
  street: z.string(),
  postal: z.string(),
  city: z.string(),
  country: z.string(),
  /** Its form checked; null: not bought as a business. */
  vatId: z.string().nullable(),
  email: z.string(),
});
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>;

/** Tax facts of an issuer which belong to the VAT that was charged. */
export const InvoiceTaxIds = z.strictObject({ vatId: z.string().nullable(), taxNumber: z.string().nullable() });
export type InvoiceTaxIds = z.infer<typeof InvoiceTaxIds>;

/** See `contracts/billing/vat.ts`. */
export const VatCategory = z.enum(['S', 'AE', 'E', 'O']);
const Vat = z.strictObject({ category: VatCategory, rate: z.int().min(0) });

/** `net`: of all its units, in cents; what is given back is negative. */
export const InvoicePosition = z.strictObject({
  text: z.string(),
  quantity: z.int().min(1),
  unit: z.enum(['month', 'year', 'piece']),
  net: z.int(),
  vat: Vat,
});
export type InvoicePosition = z.infer<typeof InvoicePosition>;

/** What an invoice is for: a plan and its renewals, a feature of an offer, an ad. */
export const InvoiceProduct = z.enum(['plan', 'feature', 'ad']);
export type InvoiceProduct = z.infer<typeof InvoiceProduct>;

/**
 * `highlights`: some that came with the plan ended, too. `resumesUntil`: the plan before it continues, paid until before
 * this day.
 */
export const EndedPlan = z.strictObject({ planId: z.string(), highlights: z.boolean(), resumesUntil: Day.nullable() });
export type EndedPlan = z.infer<typeof EndedPlan>;

const one = { invoiceId: InvoiceId };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ ...one, ...shape }) });

/**
 * Stream `invoice-<invoiceId>`. What was issued never changes: a credit note takes it back. Buyer and title are encrypted
 * under the invoice's own key, which outlives an account as long as the law keeps invoices (ADR 81).
 */
export const InvoiceEvent = z.discriminatedUnion('type', [
  event('InvoiceIssued', {
    /** Within its series, without a gap; with the series it is what the paper says. */
    number: z.int().min(1),
    series: z.string(),
    userId: UserId,
    locale: Locale,
    issuedOn: Day,
    dueOn: Day,
    /** What the positions are for, half-open; null: a moment. */
    term: z.strictObject({ from: Day, to: Day }).nullable(),
    buyer: InvoiceBuyer.nullable(),
    positions: z.array(InvoicePosition).min(1),
    /** Of the offer that the positions name by its id, as it was at booking; absent in older events and for all else. */
    offerTitle: z.string().nullable().optional(),
    net: z.int(),
    vat: z.int(),
    gross: z.int(),
    /** The invoice that this credit note takes back. */
    cancels: InvoiceId.nullable(),
    /** What was bought; absent in events from before it was counted. */
    product: InvoiceProduct.optional(),
    /** Of the issuer when it was asked for; absent in older events. */
    taxIds: InvoiceTaxIds.optional(),
    /** The day from which its buyer and paper may be erased, whatever is set later; absent in older events. */
    keptUntil: Day.optional(),
  }),
  event('InvoiceSent', { at: Instant }),
  /** `paidOn`: when the bank booked a transfer. `way`: absent in events from before it was kept. */
  event('InvoicePaid', { paymentId: z.uuid(), paidOn: Day, way: PaymentWay.optional() }),
  /** 1: reminder, 2 and 3: dunning. */
  event('InvoiceReminded', { level: z.int().min(1).max(3), dueOn: Day, at: Instant }),
  /** The law no longer has it kept: whom it was for is erased. */
  event('InvoiceForgotten', { at: Instant }),
  /** `reason`: of the bookkeeper who took it back, for others; missing where money that went back did. */
  event('InvoiceCancelled', {
    creditNoteId: InvoiceId,
    at: Instant,
    reason: z.string().optional(),
    /** The plan that the bookkeeper ended with it; absent: none. */
    endedPlan: EndedPlan.optional(),
  }),
]);
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

/** Stream `series-<issuer>-<year>`: a number is taken together with the invoice that bears it, or not at all. */
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
