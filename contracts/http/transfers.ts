import * as z from 'zod';
import { Statement, LineOutcome, TransferState } from '../billing/transfers.js';
import { Mismatch, PaymentId, SeenByHand, PaymentStatus } from '../billing/payments.js';
import { PaymentWay } from '../billing/payment-way.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';
import { Cents } from './money.js';
import { pageBody, pagedShape, person } from './shapes.js';

/** Requested transfer, with amounts in cents. `name`: recipient of the invoice; null when the account is deleted. */
export const TransferShape = z.object({
  payment_id: PaymentId,
  owner: z.object(person).nullable().describe('Null: money came of a payment that nobody here was asked for'),
  name: z.string().nullable(),
  what: z.string(),
  way: PaymentWay,
  amount: Cents,
  reference: z.string(),
  status: z.enum([...PaymentStatus.options, 'unknown']),
  asked_at: Instant,
  owed_back: z.boolean().describe('It was paid and is to be sent back'),
  owed: Cents.nullable().describe('So much of what was paid is to be sent back'),
  provider_until: Instant.nullable().describe(
    'The payment provider alone sends it back until then; null: bookkeepers do',
  ),
  until: Day.describe('The last day on which it is waited for'),
  given_up_at: Instant.nullable(),
  reminded_at: Instant.nullable(),
  remindable_from: Instant.nullable().describe('Null: nobody is to be reminded'),
  unmatched: z
    .array(
      z.object({
        reference: z.string().describe('The movement by which it came'),
        at: Instant,
        mismatch: Mismatch,
        amount: Cents.describe('What of it has not gone back'),
        currency: z.string(),
        owed: z.boolean().describe('It is to be sent back; else the rest of the amount may still come'),
        provider_until: Instant.nullable().describe('The same for this money'),
      }),
    )
    .describe('Money that came for it, granted nothing and has not gone back'),
});
export type TransferShape = z.infer<typeof TransferShape>;

const credit = {
  booked_on: Day.nullable().describe('Null: the statement does not say'),
  amount: Cents,
  currency: z.string(),
  payer: z.string().describe('As the bank writes it'),
};

export const StatementShape = z.object({
  lines: z.array(
    z.object({
      ...credit,
      reference: z.string().nullable(),
      payment_id: PaymentId.nullable(),
      name: z.string().nullable(),
      expected: Cents.nullable().describe('What was asked for'),
      outcome: LineOutcome,
    }),
  ),
  others: z
    .array(
      z.object({
        ...credit,
        amount: Cents.nullable().describe('Null: the bank writes none that can be read'),
        purpose: z.string(),
      }),
    )
    .describe('Lines without a reference of ours, and those that cannot be read'),
  more: z.int().describe('How many more of those there are'),
});
export type StatementShape = z.infer<typeof StatementShape>;

const oneTransfer = { access: 'invoices', id: PaymentId, key: 'paymentId' } as const;
const statement = z.strictObject({
  statement: Statement.describe('The file (camt or CSV), packed by gzip, in base64'),
});

export const transferCalls = {
  transfers: call('POST /transfer_search', {
    access: 'invoices',
    reads: true,
    body: z.strictObject({
      state: TransferState.default('waiting'),
      text: z.string().trim().max(100).optional().describe('A reference, or a part of a name'),
      ...pageBody,
    }),
    summary: 'Transfers that were asked for, and money that is to go back, the newest first',
    answer: pagedShape({
      on: z.boolean().describe('Whether one pays by transfer here'),
      transfers: z.array(TransferShape),
    }),
  }),
  transferCounts: call('GET /transfer_counts', {
    access: 'invoices',
    summary: 'How many transfers there are in each state',
    answer: z.object({
      on: z.boolean().describe('Whether one pays by transfer here'),
      counts: z.record(TransferState, z.int()),
    }),
  }),
  markTransferPaid: call('PATCH /transfer_paid/{id}', {
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
  remindOfTransfer: call('PATCH /transfer_remind/{id}', {
    ...oneTransfer,
    body: z.strictObject({}),
    summary: 'Ask for a transfer once more by mail',
    answer: TransferShape,
  }),
  noteTransferReturned: call('PATCH /transfer_returned/{id}', {
    ...oneTransfer,
    body: z.strictObject({
      of: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe('The movement of money that granted nothing; without it, what was paid'),
    }),
    summary: 'Note that what was to be sent back was sent',
    answer: TransferShape,
  }),
  previewStatement: call('POST /transfer_statement_preview', {
    access: 'invoices',
    body: statement,
    summary: 'What a statement of the bank would pay; nothing is booked',
    answer: StatementShape,
  }),
  bookStatement: call('POST /transfer_statement', {
    access: 'invoices',
    body: statement,
    summary: 'Book what a statement of the bank pays',
    note: 'A statement may be booked again: each movement counts once. Transfers of the caller themselves are left out.',
    answer: StatementShape,
  }),
} as const;
