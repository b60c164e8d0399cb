import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { InvoiceId, InvoiceStatus, OwnInvoice, paged } from './invoices.js';
import { SeenByHand } from './payments.js';

export const TakeBackReason = paragraph(1_000, 1);

export const PlanOfCancelled = z.enum(['keep', 'end']).default('keep');

export const bookkeepingCommands = {
  /**
   * Issues a credit note and refunds the payment (ADR 125); bookkeepers only. Refused if a later, still valid invoice
   * has credited the unused part of this invoice; idempotent, except that a repeat must not change the decision about
   * the plan. `reason` is for other bookkeepers, `plan` decides whether the plan that depends on the invoice
   * continues.
   */
  takeInvoiceBack: z.strictObject({ invoiceId: InvoiceId, reason: TakeBackReason, plan: PlanOfCancelled }),
} as const;

export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const AnyInvoice = OwnInvoice.extend({
  userId: UserId,
  /** Reason for which a bookkeeper cancelled the invoice; null when it was not cancelled, or a refund cancelled it. */
  reason: z.string().nullable(),
});
export type AnyInvoice = z.infer<typeof AnyInvoice>;

/**
 * Invoice details for bookkeepers; fields that do not apply are null. `noted`: entry of the bookkeeper who marked the
 * invoice as paid. `withdrawnOn`: day of the buyer's withdrawal. `creditedIn`: later invoice that credited the unused
 * part of this invoice and must be cancelled first. `plan`: running plan that depends on the invoice and may be ended
 * with it.
 */
export const ReadInvoice = AnyInvoice.extend({
  noted: SeenByHand.nullable(),
  withdrawnOn: Day.nullable(),
  creditedIn: z.strictObject({ invoiceId: InvoiceId, number: z.string() }).nullable(),
  plan: z
    .strictObject({
      /** First day after the paid term of the plan. */
      to: Day,
      cancelled: z.boolean(),
      resumesUntil: Day.nullable(),
    })
    .nullable(),
});
export type ReadInvoice = z.infer<typeof ReadInvoice>;

export const InvoiceFilter = z.strictObject({
  /** Search text: part of the invoice number, or prefix of the buyer's company, name or last name. */
  text: z.string().max(200).optional(),
  userId: UserId.optional(),
  status: InvoiceStatus.optional(),
  month: Month.optional(),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** Columns to sort invoices by; a leading `-` reverses the order. `buyer` sorts by company, else by name. */
export const InvoiceSort = z.enum([
  'number',
  '-number',
  'status',
  '-status',
  'issued',
  '-issued',
  'buyer',
  '-buyer',
  'gross',
  '-gross',
]);
export type InvoiceSort = z.infer<typeof InvoiceSort>;

export const bookkeepingQueries = {
  allInvoices: {
    question: z.strictObject({ filter: InvoiceFilter, sort: InvoiceSort, paging: paged }),
    answer: z.strictObject({ items: z.array(AnyInvoice), total: z.int() }),
  },
  anyInvoice: { question: z.strictObject({ invoiceId: InvoiceId }), answer: ReadInvoice.nullable() },
} as const;

export const bookkeepingRefusals = {
  invoice_credited: m(
    409,
    'Von dieser Rechnung ist in der Rechnung {number} schon ein Rest verrechnet. Storniere zuerst diese.',
    'Part of this invoice has already been credited in invoice {number}. Cancel that one first.',
    'Van deze factuur is in factuur {number} al een restant verrekend. Crediteer eerst die factuur.',
  ),
  invoice_cancelled_plan_kept: m(
    409,
    'Diese Rechnung ist schon storniert, und der Tarif läuft weiter. Mit ihr lässt er sich nicht mehr beenden. Kündigen kann ihn nur noch, wer ihn gebucht hat.',
    'This invoice is already cancelled, and the plan continues. It can no longer be ended with the invoice. Only the person who booked it can still cancel it.',
    'Deze factuur is al gecrediteerd en het abonnement loopt door. Het kan niet meer met de factuur worden beëindigd. Alleen wie het heeft geboekt, kan het nog opzeggen.',
  ),
  invoice_cancelled_plan_ended: m(
    409,
    'Diese Rechnung ist schon storniert, und der Tarif wurde damit beendet. Das lässt sich nicht mehr ändern.',
    'This invoice is already cancelled, and the plan ended with it. This can’t be changed.',
    'Deze factuur is al gecrediteerd en het abonnement is daarmee beëindigd. Dat is niet meer te wijzigen.',
  ),
  invoice_own: m(
    403,
    'Über deine eigene Rechnung entscheidet jemand anderes.',
    'Someone else has to decide about your own invoice.',
    'Over je eigen factuur beslist iemand anders.',
  ),
};
