import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import type { InvoiceEvent } from '@lendring/contracts/billing/invoices.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Invoice } from './invoice.aggregate.js';

export type InvoiceDecision = Decision<readonly InvoiceEvent[], BillingRefusal>;

export const DUE_DAYS = 14;

const nothing: InvoiceDecision = decided([]);

export const pay = (
  { issued, paid, creditNoteId }: Invoice,
  data: Readonly<{ invoiceId: string; paymentId: string; paidOn: string; way: PaymentWay }>,
): InvoiceDecision => {
  if (!issued || issued.cancels !== null || creditNoteId !== null) return refused('invoice_not_found');
  return paid ? nothing : decided([{ type: 'InvoicePaid', data }]);
};

/** Erases the buyer's data; called by a timer after the legal retention period. */
export const forget = (
  { issued }: Invoice,
  { invoiceId, at }: Readonly<{ invoiceId: string; at: string }>,
): InvoiceDecision => (issued ? decided([{ type: 'InvoiceForgotten', data: { invoiceId, at } }]) : nothing);

/** Sends the next of at most three reminders when the due date has passed; called by a timer. */
export const remind = (
  { issued, paid, creditNoteId, dueOn, reminded }: Invoice,
  { invoiceId, day, at }: Readonly<{ invoiceId: string; day: string; at: string }>,
): InvoiceDecision => {
  if (!issued || issued.cancels !== null || paid || creditNoteId !== null || dueOn === null) return nothing;
  if (day <= dueOn || reminded >= 3) return nothing;
  const data = { invoiceId, level: reminded + 1, dueOn: addDays(day, DUE_DAYS), at };
  return decided([{ type: 'InvoiceReminded', data }]);
};
