import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Mismatch, PaymentId } from './payment-events.js';
import { PaymentWay } from './payment-way.js';

/** Minimum days before the first reminder and between reminders. */
export const REMINDER_DAYS = 7;

export const mostTransfersSearched = 500;

/**
 * `waiting`: unpaid; `given_up`: expired or abandoned; `unmatched`: money arrived that grants nothing; `owed`: money
 * must be sent back; `disputed`: charged back by a bank. The last three also occur with a payment provider.
 */
export const TransferState = z.enum(['waiting', 'given_up', 'unmatched', 'owed', 'disputed']);
export type TransferState = z.infer<typeof TransferState>;

export const TransferFilter = z.strictObject({ state: TransferState, text: z.string().max(100).optional() });
export type TransferFilter = z.infer<typeof TransferFilter>;

/** Payment for bookkeepers: a requested transfer, or a provider's payment that must be refunded. Amounts in cents. */
export const Transfer = z.strictObject({
  paymentId: PaymentId,
  /** Null: money for a payment that was not requested here. */
  userId: UserId.nullable(),
  /** Recipient of the invoice; null: the account is deleted, or nothing was requested. */
  name: z.string().nullable(),
  what: z.string(),
  way: PaymentWay,
  amount: z.int(),
  /** ISO 11649, without spaces. */
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed', 'unknown']),
  askedAt: Instant,
  /** Part of the payment to send back manually; null: none. */
  owed: z.int().nullable(),
  /** Deadline for the provider to refund what is owed; null: bookkeepers send it. */
  providerUntil: Instant.nullable(),
  until: Day,
  givenUpAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  remindableFrom: Instant.nullable(),
  /** Money that arrived, granted nothing and has not been returned. */
  unmatched: z.array(
    z.strictObject({
      reference: z.string(),
      at: Instant,
      mismatch: Mismatch,
      amount: z.int(),
      currency: z.string(),
      /** Must be returned: no pending decision can still match it. */
      owed: z.boolean(),
      providerUntil: Instant.nullable(),
    }),
  ),
});
export type Transfer = z.infer<typeof Transfer>;

/**
 * Result for a statement line: it `pays` a transfer, is already `known`, was `seen` by a bookkeeper who marked the
 * payment as paid, or grants nothing. `several`: more than one reference; `unknown`: no such payment was requested;
 * `own`: belongs to the importing bookkeeper, so another one must book it. Rejected dates: `early`, before the request;
 * `ahead`, in the future; `undated`, not readable.
 */
export const LineOutcome = z.enum([
  'pays',
  'known',
  'seen',
  ...Mismatch.options,
  'early',
  'ahead',
  'undated',
  'several',
  'unknown',
  'own',
]);
export type LineOutcome = z.infer<typeof LineOutcome>;

export const mostOthers = 200;

const credit = { bookedOn: Day.nullable(), amount: z.int(), currency: z.string(), payer: z.string() };

/** Dry run of a statement: lines with one of our references, and unassigned others. */
export const StatementRead = z.strictObject({
  lines: z.array(
    z.strictObject({
      ...credit,
      reference: z.string().nullable(),
      paymentId: PaymentId.nullable(),
      /** Payer; null: nothing was requested, or the account is deleted. */
      name: z.string().nullable(),
      expected: z.int().nullable(),
      outcome: LineOutcome,
    }),
  ),
  others: z.array(z.strictObject({ ...credit, amount: z.int().nullable(), purpose: z.string() })).max(mostOthers),
  more: z.int(),
});
export type StatementRead = z.infer<typeof StatementRead>;

export const statementProblems = [
  'statement_unreadable',
  'statement_other_account',
  'statement_too_long',
  'statement_without_direction',
] as const;
export type StatementProblem = (typeof statementProblems)[number];
export const StatementNotRead = z.strictObject({ refused: z.enum(statementProblems) });
export type StatementNotRead = z.infer<typeof StatementNotRead>;
