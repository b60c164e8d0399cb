import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Mismatch, PaymentId } from './payment-events.js';
import { PaymentWay } from './payment-way.js';

/** Somebody is reminded of a transfer at most once in so many days, and not before so many have gone by. */
export const REMINDER_DAYS = 7;

/** So many transfers, the newest ones, are looked through for a name: names are read from the log. */
export const mostTransfersSearched = 500;

/**
 * `waiting`: for its money; `given_up`: too late, or the person gave it up; `unmatched`: money came and granted nothing;
 * `owed`: money is to be sent back; `disputed`: taken back through a bank. The last three also where a provider moves money.
 */
export const TransferState = z.enum(['waiting', 'given_up', 'unmatched', 'owed', 'disputed']);
export type TransferState = z.infer<typeof TransferState>;

/** Narrows transfers. `text`: what stands in the transfer, or a part of the name it was asked from. */
export const TransferFilter = z.strictObject({ state: TransferState, text: z.string().max(100).optional() });
export type TransferFilter = z.infer<typeof TransferFilter>;

/** A payment for bookkeepers: a transfer that was asked for, or one of a provider whose money is to go back. Amounts in cents. */
export const Transfer = z.strictObject({
  paymentId: PaymentId,
  /** Null: money came of a payment that nobody here was asked for. */
  userId: UserId.nullable(),
  /** Whom the invoice will be for; null: the account is deleted, or nobody was asked. */
  name: z.string().nullable(),
  what: z.string(),
  way: PaymentWay,
  amount: z.int(),
  /** ISO 11649, without spaces. */
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed', 'unknown']),
  askedAt: Instant,
  /** Part of the payment to send back by hand; null: none. */
  owed: z.int().nullable(),
  /** End of the time in which the provider alone sends back what is owed of the payment; null: bookkeepers send it. */
  providerUntil: Instant.nullable(),
  /** The last day on which it is waited for. */
  until: Day,
  givenUpAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  /** From when on a reminder may go out; null: none may. */
  remindableFrom: Instant.nullable(),
  /** Money that came for it, granted nothing and has not gone back. */
  unmatched: z.array(
    z.strictObject({
      /** The movement by which it came. */
      reference: z.string(),
      at: Instant,
      mismatch: Mismatch,
      /** The part that has not gone back. */
      amount: z.int(),
      currency: z.string(),
      /** It is to be sent back: nothing that is still awaited can make it count. */
      owed: z.boolean(),
      /** The same for this money. */
      providerUntil: Instant.nullable(),
    }),
  ),
});
export type Transfer = z.infer<typeof Transfer>;

/**
 * What becomes of a line of a statement: it `pays`, is `known` from before, was `seen` by a bookkeeper who
 * marked it as paid, or grants nothing. `several`: it bears more than one
 * reference; `unknown`: nobody was asked for it; `own`: it is for whoever reads it in, and somebody else books it. Not booked
 * because of its day: `early`, before the transfer was asked for; `ahead` of today; `undated`, where none can be read.
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

/** So many lines without a reference of ours are told one by one. */
export const mostOthers = 200;

const credit = {
  /** Null: the statement does not say. */
  bookedOn: Day.nullable(),
  amount: z.int(),
  currency: z.string(),
  /** As the bank writes it; empty: it does not say. */
  payer: z.string(),
};

/** A statement as it would be booked now: its lines with a reference of ours, and others, which are nobody's yet. */
export const StatementRead = z.strictObject({
  lines: z.array(
    z.strictObject({
      ...credit,
      /** Null: it bears several. */
      reference: z.string().nullable(),
      paymentId: PaymentId.nullable(),
      /** From whom it was asked; null: from nobody, or their account is deleted. */
      name: z.string().nullable(),
      /** What was asked for; null: nothing. */
      expected: z.int().nullable(),
      outcome: LineOutcome,
    }),
  ),
  /** `amount` null: the bank writes none that can be read. */
  others: z.array(z.strictObject({ ...credit, amount: z.int().nullable(), purpose: z.string() })).max(mostOthers),
  /** How many more of those there are. */
  more: z.int(),
});
export type StatementRead = z.infer<typeof StatementRead>;

/** Why a file is not read: it is no statement, that of another account, or does not tell what came from what went. */
export const statementProblems = [
  'statement_unreadable',
  'statement_other_account',
  'statement_too_long',
  'statement_without_direction',
] as const;
export type StatementProblem = (typeof statementProblems)[number];
export const StatementNotRead = z.strictObject({ refused: z.enum(statementProblems) });
export type StatementNotRead = z.infer<typeof StatementNotRead>;
