import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { InvoiceDecision } from '../invoice/decide.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { oweBack } from '../payment/decide.js';
import { paymentAggregate } from '../payment/payment.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import { cancel, creditNoteOf } from './issue.js';
import { invoiceOf } from './move-money.js';

/** Whether a rest of what was paid has been given back in a later invoice, which stands. */
const isCredited = async (unit: Unit, paymentId: string, userId: string): Promise<boolean> => {
  const { credited } = (await unit.load(subscriptionAggregate, userId)).state;
  const later = credited.find((one) => one.paymentId === paymentId);
  return later !== undefined && (await unit.load(invoiceAggregate, invoiceOf(later.by))).state.creditNoteId === null;
};

type Note = Omit<Parameters<typeof cancel>[2], 'creditNoteId'>;

/**
 * Cancels an invoice by a credit note and owes the rest of its money until the provider
 * (`policies/give-back.ts`) or a bookkeeper has given it back. What was booked goes on.
 */
export const cancelInvoice = async (unit: Unit, invoiceId: string, note: Note): Promise<InvoiceDecision> => {
  const { paid, issued } = (await unit.load(invoiceAggregate, invoiceId)).state;
  if (paid && issued && (await isCredited(unit, paid.paymentId, issued.userId))) return refused('invoice_credited');
  const cancelled = await cancel(unit, invoiceId, { ...note, creditNoteId: creditNoteOf(invoiceId) });
  if (isRefused(cancelled) || !paid) return cancelled;
  const { paymentId } = paid;
  const { state } = await unit.load(paymentAggregate, paymentId);
  unit.append(paymentAggregate, paymentId, oweBack(state, { paymentId, at: note.at }).events);
  return cancelled;
};
