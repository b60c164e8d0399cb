import * as z from 'zod';
import { InvoiceId } from '../billing/invoices.js';
import { PaymentId } from '../billing/payments.js';
import { Seller } from '../billing/issuer.js';
import { Day } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { call } from './call.js';
import { Cents } from './money.js';

export const WithdrawableShape = z.object({
  payment_id: PaymentId,
  invoice_id: InvoiceId,
  number: z.string(),
  what: z.array(z.string()).describe('The lines of the invoice, in the language of the request'),
  gross: Cents.describe('What was paid'),
  back: Cents.describe('What would go back: parts of it may have before'),
  credit_note: z.string().nullable().describe('The credit note by which the money goes back already'),
  highlights: z.int().describe('So many offers lose a highlight that came with the plan'),
  booked_on: Day,
  until: Day.describe('The last day'),
  resumes_until: Day.nullable().describe(
    'The plan that it replaced applies again; its current term ends before this day',
  ),
});
export type WithdrawableShape = z.infer<typeof WithdrawableShape>;

export const SellerShape = z.object(Seller.shape);
export type SellerShape = z.infer<typeof SellerShape>;

/** Calls for consumers' withdrawals from bookings (ADR 121). */
export const withdrawalCalls = {
  withdrawable: call('GET /withdrawal', {
    access: 'user',
    summary: 'What one may withdraw from now, the newest first',
    answer: z.object({ bookings: z.array(WithdrawableShape) }),
  }),
  seller: call('GET /withdrawal_seller', {
    access: 'anyone',
    evenClosed: true,
    asks: 'billing.seller',
    summary: 'Who sells here, and whom a withdrawal goes to',
    answer: SellerShape,
  }),
  withdrawBooking: call('POST /withdrawal', {
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ payment_id: PaymentId }),
    sends: 'billing.withdrawBooking',
    summary: 'Withdraw from what one has booked: it ends at once, and the money goes back as a whole',
  }),
  withdrawByInvoice: call('POST /withdrawal_by_invoice', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: z.strictObject({
      number: z.string().trim().min(1).max(60).describe('Of the invoice for what was booked'),
      email: z.string().trim().min(1).max(200).describe('The address that the invoice went to'),
      name: line(200).describe('Whom the invoice is for'),
    }),
    summary: 'Withdraw from a booking without signing in; the confirmation comes by mail',
  }),
} as const;
