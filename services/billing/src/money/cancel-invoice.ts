import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { InvoiceDecision } from '../invoice/decide.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { oweBack } from '../payment/decide.js';
import { paymentAggregate } from '../payment/payment.js';
import { creditedIn } from './credited-in.js';
import { cancel, creditNoteOf } from './issue.js';

type Note = Omit<Parameters<typeof cancel>[2], 'creditNoteId'>;

/**
 * Cancels an invoice by a credit note and owes the rest of its money until the provider
 * (`policies/give-back.ts`) or a bookkeeper has given it back. What was booked goes on.
 */
export const cancelInvoice = async (unit: Unit, invoiceId: string, note: Note): Promise<InvoiceDecision> => {
  const { paid, issued } = (await unit.load(invoiceAggregate, invoiceId)).state;
  const load: ServiceCore['load'] = async (aggregate, id) => (await unit.load(aggregate, id)).state;
  const later = paid && issued && (await creditedIn(load, { paymentId: paid.paymentId, userId: issued.userId }));
  if (later) return refused('invoice_credited', { number: later.number });
  const cancelled = await cancel(unit, invoiceId, { ...note, creditNoteId: creditNoteOf(invoiceId) });
  if (isRefused(cancelled) || !paid) return cancelled;
  const { paymentId } = paid;
  const { state } = await unit.load(paymentAggregate, paymentId);
  unit.append(paymentAggregate, paymentId, oweBack(state, { paymentId, at: note.at }).events);
  return cancelled;
};
