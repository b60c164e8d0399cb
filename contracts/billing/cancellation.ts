import * as z from 'zod';
import { message as m } from '../kernel/message.js';
import { Network } from '../kernel/network.js';
import { paragraph } from '../kernel/text.js';

/**
 * Good cause for immediate cancellation; null for an ordinary cancellation at the end of the term, which needs no
 * reason.
 */
export const CancelReason = paragraph(2_000, 1).nullable();

export const cancellationCommands = {
  cancelPlan: z.strictObject({ reason: CancelReason }),
  /**
   * Cancels a plan without sign-in, authorised by invoice number and billing address (§ 312k BGB). Applies to the
   * invoiced plan or its successor.
   */
  cancelByInvoice: z.strictObject({
    number: z.string().trim().max(60),
    email: z.string().trim().max(200),
    reason: CancelReason,
    network: Network,
  }),
  resumePlan: z.strictObject({}),
} as const;

export const cancellationRefusals = {
  plan_not_booked: m(
    409,
    'Du hast keinen Tarif gebucht.',
    'You haven’t booked a plan.',
    'Je hebt geen abonnement geboekt.',
  ),
  cancel_causes_told: m(
    409,
    'Du hast uns schon mehrere Gründe genannt. Wir antworten dir per E-Mail.',
    'You’ve already given us several reasons. We’ll answer you by email.',
    'Je hebt ons al meerdere redenen genoemd. We antwoorden je per e-mail.',
  ),
  cancellation_unmatched: m(
    404,
    'Zu dieser Rechnungsnummer und E-Mail-Adresse gibt es hier keine Rechnung. Beide stehen in der Mail, mit der die Rechnung kam.',
    'We don’t have an invoice with this number and email address. You’ll find both in the email that came with the invoice.',
    'Er is hier geen factuur met dit nummer en e-mailadres. Je vindt beide in de mail waarmee de factuur kwam.',
  ),
};
