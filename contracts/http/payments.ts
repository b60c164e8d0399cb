import * as z from 'zod';
import { TestOutcome, Mismatch, PaymentFailure, PaymentId, PaymentStatus, TransferAsked } from '../billing/payments.js';
import { InvoiceId } from '../billing/invoices.js';
import { PaymentWay } from '../billing/payment-way.js';
import { OfferId, AdId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';
import { Cents, LineShape } from './money.js';

/**
 * One of the caller's payments. `offer_id`: offer whose feature was booked; `ad_id`: booked ad; `renewal`: pays for
 * the next term of a running plan; `page`: URL of the payment page while the payment can still be made; `until`: when
 * the payment expires, absent for bank transfers.
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
  owed_back: z.boolean().describe('It is to go back, by a transfer'),
  unmatched: z
    .array(z.object({ booked_on: Day, amount: Cents, currency: z.string() }))
    .describe('Money that came for it and granted nothing'),
  stray: Mismatch.nullable().describe('Why the latest money that granted nothing goes back, or went back'),
  page: z.string().nullable(),
  transfer: z.object(TransferAsked.shape).nullable(),
  invoice: z
    .object({
      invoice_id: InvoiceId,
      number: z.string(),
      term: z
        .object({ from: Day, to: Day.describe('The first day after it') })
        .nullable()
        .describe('Null: what was paid for never ends'),
    })
    .nullable()
    .describe('Null: it is not issued'),
});
export type PaymentShape = z.infer<typeof PaymentShape>;

export const PaymentMethodShape = z.object({ way: PaymentWay.nullable(), known: z.boolean() });
export type PaymentMethodShape = z.infer<typeof PaymentMethodShape>;

const none = z.strictObject({});

const onePayment = { access: 'user', id: PaymentId, key: 'paymentId' } as const;

export const paymentCalls = {
  payment: call('GET /payment/{id}', { ...onePayment, summary: "A payment of one's own", answer: PaymentShape }),
  dropPayment: call('DELETE /payment/{id}', {
    ...onePayment,
    whenSuspended: true,
    sends: 'billing.dropPayment',
    summary: 'Give a payment up, and what was booked with it',
  }),
  payOnTestPage: call('POST /payment_test/{id}', {
    ...onePayment,
    body: z.strictObject({ outcome: TestOutcome }),
    sends: 'billing.payOnTestPage',
    answers: 'payment',
    summary: 'How a payment ends where no money is moved',
    answer: PaymentShape,
  }),
  paymentMethod: call('GET /payment_method', {
    access: 'user',
    asks: 'billing.paymentMethod',
    summary: 'How plans are paid for here, and whether the provider keeps a way to pay',
    answer: PaymentMethodShape,
  }),
  paymentMethodPage: call('POST /payment_method_page', {
    access: 'user',
    body: none,
    summary: "The provider's page on which one changes how one pays",
    answer: z.object({ page: z.string() }),
  }),
} as const;
