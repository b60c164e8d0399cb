import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { paged } from './invoices.js';
import { PaymentWay } from './payment-way.js';
import { Mismatch, PaymentId, SeenByHand } from './payments.js';

/** Minimum days before the first reminder, and between two reminders. */
export const REMINDER_DAYS = 7;

export const mostTransfersSearched = 500;

export const mostOthers = 200;

/** Bank statement (camt or CSV), gzipped and base64-encoded. */
export const Statement = z.base64().min(1).max(200_000);

export const transfersCommands = {
  /** Confirms a received transfer; bookkeepers only. Refused unless the amount matches exactly; idempotent. */
  markTransferPaid: z.strictObject({ paymentId: PaymentId, amount: z.int().min(1), seen: SeenByHand }),
  remindOfTransfer: z.strictObject({ paymentId: PaymentId }),
  /**
   * Confirms that the whole sum owed was sent back; bookkeepers only, idempotent. `of` is an unmatched movement, or
   * null for the payment itself.
   */
  noteTransferReturned: z.strictObject({ paymentId: PaymentId, of: z.string().max(200).nullable().default(null) }),
  /** Books all payments on a bank statement except the bookkeeper's own; bookkeepers only, idempotent. */
  bookStatement: z.strictObject({ statement: Statement }),
} as const;

/**
 * State of a transfer. `waiting`: unpaid; `given_up`: expired or abandoned; `unmatched`: money arrived that grants
 * nothing; `owed`: money must be sent back; `disputed`: charged back by a bank. The last three also occur with a
 * payment provider.
 */
export const TransferState = z.enum(['waiting', 'given_up', 'unmatched', 'owed', 'disputed']);
export type TransferState = z.infer<typeof TransferState>;

export const TransferFilter = z.strictObject({ state: TransferState, text: z.string().max(100).optional() });
export type TransferFilter = z.infer<typeof TransferFilter>;

/**
 * Payment as shown to bookkeepers: a requested transfer, or a provider's payment that must be refunded. Amounts are
 * in cents.
 */
export const Transfer = z.strictObject({
  paymentId: PaymentId,
  /** Account that pays; null for money whose payment was not requested here. */
  userId: UserId.nullable(),
  /** Recipient of the invoice; null when the account is deleted, or no payment was requested. */
  name: z.string().nullable(),
  what: z.string(),
  way: PaymentWay,
  amount: z.int(),
  /** Creditor reference in ISO 11649, without spaces. */
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed', 'unknown']),
  askedAt: Instant,
  /** Part of the payment to send back manually, in cents; null when nothing is owed. */
  owed: z.int().nullable(),
  /** Deadline for the provider to refund the money owed; null when bookkeepers send it. */
  providerUntil: Instant.nullable(),
  until: Day,
  givenUpAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  remindableFrom: Instant.nullable(),
  /** Unmatched money: received, granted nothing, and not returned yet. */
  unmatched: z.array(
    z.strictObject({
      reference: z.string(),
      at: Instant,
      mismatch: Mismatch,
      amount: z.int(),
      currency: z.string(),
      /** True if the money must be returned, because no pending decision can still match it to a payment. */
      owed: z.boolean(),
      providerUntil: Instant.nullable(),
    }),
  ),
});
export type Transfer = z.infer<typeof Transfer>;

/**
 * Result for a line of a bank statement: it `pays` a transfer, is already `known`, was `seen` by a bookkeeper who
 * marked the payment as paid, or grants nothing. `several`: more than one reference; `unknown`: no such payment was
 * requested; `own`: the payment belongs to the importing bookkeeper, so another bookkeeper must book it. Rejected
 * dates: `early`, before the request; `ahead`, in the future; `undated`, not readable.
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

const credit = { bookedOn: Day.nullable(), amount: z.int(), currency: z.string(), payer: z.string() };

/** Dry run of a bank statement: lines with a reference of this installation, and other lines. */
export const StatementRead = z.strictObject({
  lines: z.array(
    z.strictObject({
      ...credit,
      reference: z.string().nullable(),
      paymentId: PaymentId.nullable(),
      /** Name of the payer; null when no payment was requested, or the account is deleted. */
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

export const transfersQueries = {
  /**
   * Requested transfers, newest first, for bookkeepers only. `on`: true if transfers are the payment method of this
   * installation.
   */
  transfers: {
    question: z.strictObject({ filter: TransferFilter, paging: paged }),
    answer: z.strictObject({ on: z.boolean(), items: z.array(Transfer), total: z.int() }),
  },
  transfer: { question: z.strictObject({ paymentId: PaymentId }), answer: Transfer.nullable() },
  statement: { question: z.strictObject({ statement: Statement }), answer: z.union([StatementRead, StatementNotRead]) },
} as const;

export const transfersRefusals = {
  transfer_own: m(
    403,
    'Um deine eigene Überweisung kümmert sich jemand anderes.',
    'Someone else has to handle your own transfer.',
    'Over je eigen overboeking gaat iemand anders.',
  ),
  transfer_not_awaited: m(
    409,
    'Auf diese Überweisung wartet niemand mehr: Sie ist bezahlt oder beendet, oder es gibt nicht mehr, wofür sie war. Ist das Geld trotzdem da, überweise es zurück.',
    'This transfer is no longer expected: it’s paid or ended, or what it was for no longer exists. If the money arrived anyway, transfer it back.',
    'Op deze overboeking wacht niemand meer: ze is betaald of beëindigd, of waar ze voor was, is er niet meer. Is het geld er toch, maak het dan terug over.',
  ),
  transfer_still_awaited: m(
    409,
    'Der Rest dieser Überweisung kann noch kommen. Zurück geht der Teil erst, wenn niemand mehr darauf wartet.',
    'The rest of this transfer may still come. The part goes back once the transfer is no longer awaited.',
    'De rest van deze overboeking kan nog komen. Het deel gaat pas terug als er niet meer op de overboeking wordt gewacht.',
  ),
  refund_under_way: m(
    409,
    'Der Zahlungsdienst zahlt dieses Geld gerade selbst zurück. Überweise es nicht noch einmal. Ist in sieben Tagen nichts gemeldet, sieh beim Zahlungsdienst nach und vermerk es dann hier.',
    'The payment provider is already refunding this money. Don’t send it again. If there is no word from the provider within seven days, check there and then record it here.',
    'De betaaldienst betaalt dit geld op dit moment zelf terug. Maak het niet nog een keer over. Is er na zeven dagen niets gemeld, kijk dan bij de betaaldienst en noteer het hier.',
  ),
  transfer_amount_differs: m(
    409,
    'Erwartet wird ein anderer Betrag. Es wurde nichts gebucht. Ist wirklich ein anderer Betrag gekommen, überweise ihn zurück.',
    'A different amount is expected. Nothing was booked. If a different amount really arrived, transfer it back.',
    'Er wordt een ander bedrag verwacht. Er is niets geboekt. Is er echt een ander bedrag gekomen, maak het dan terug over.',
  ),
  transfer_day_wrong: m(
    409,
    'An diesem Tag kann das Geld nicht gekommen sein. Nimm einen Tag zwischen dem, an dem gebucht wurde, und heute.',
    'The money can’t have arrived on this day. Choose a day between the booking and today.',
    'Op deze dag kan het geld niet gekomen zijn. Kies een dag tussen de dag waarop is geboekt en vandaag.',
  ),
  transfer_reminded_lately: m(
    409,
    'Die letzte E-Mail dazu ist noch keine 7 Tage her. Warte noch mit der Erinnerung.',
    'The last email about this was sent less than 7 days ago. Wait before you send a reminder.',
    'De laatste e-mail hierover is nog geen 7 dagen oud. Wacht nog met de herinnering.',
  ),
  transfer_mails_off: m(
    409,
    'Von hier gehen keine E-Mails hinaus. Erinnern kannst du nur auf anderem Weg.',
    'No emails can be sent from here. You can only remind them another way.',
    'Van hieruit gaan geen e-mails weg. Herinneren kan alleen op een andere manier.',
  ),
  statement_unreadable: m(
    400,
    'Diese Datei lässt sich nicht als Kontoauszug lesen. Nimm camt (XML) oder CSV, mit Spalten für Buchungstag und Betrag.',
    'We can’t read this file as a bank statement. Use camt (XML), or CSV with columns for the date and the amount.',
    'Dit bestand is niet als rekeningafschrift te lezen. Neem camt (XML) of CSV, met kolommen voor boekdatum en bedrag.',
  ),
  statement_too_long: m(
    413,
    'In diesem Kontoauszug stehen mehr als 5.000 Zahlungen für Buchungen, oder das Lesen dauert zu lange. Lies ihn in Teilen ein, zum Beispiel Monat für Monat.',
    'This statement has more than 5.000 payments for bookings, or takes too long to read. Upload it in parts, for example month by month.',
    'In dit rekeningafschrift staan meer dan 5.000 betalingen voor boekingen, of het lezen duurt te lang. Lees het in delen in, bijvoorbeeld maand voor maand.',
  ),
  statement_without_direction: m(
    400,
    'Aus dieser Datei geht nicht hervor, welches Geld eingegangen und welches abgegangen ist: Keine Spalte sagt es, und kein Betrag hat ein Vorzeichen. Nimm den Auszug als camt (XML).',
    'This file does not say which money came in and which went out: no column says so, and no amount has a plus or minus sign. Download the statement as camt (XML) instead.',
    'Uit dit bestand blijkt niet welk geld is bijgeschreven en welk is afgeschreven: geen kolom zegt het, en geen bedrag heeft een plus of min. Neem het afschrift als camt (XML).',
  ),
  statement_other_account: m(
    400,
    'Dieser Kontoauszug ist von einem anderen Konto. Nimm den des Kontos, das auf den Rechnungen steht.',
    'This statement is for a different account. Use the account named on the invoices.',
    'Dit rekeningafschrift is van een andere rekening. Neem dat van de rekening die op de facturen staat.',
  ),
};
