import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import type { InvoiceEvent } from '@lendring/contracts/billing/invoice-events.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import type { Invoice } from './invoice.js';

export type InvoiceDecision = Decision<readonly InvoiceEvent[], BillingRefusal>;

/** Days until an invoice is due, and until a reminder is. */
export const DUE_DAYS = 14;

const nothing: InvoiceDecision = decided([]);

export const pay = (
  { issued, paid, creditNoteId }: Invoice,
  data: Readonly<{ invoiceId: string; paymentId: string; paidOn: string; way: PaymentWay }>,
): InvoiceDecision => {
  if (!issued || issued.cancels !== null || creditNoteId !== null) return refused('invoice_not_found');
  return paid ? nothing : decided([{ type: 'InvoicePaid', data }]);
};

/** By a timer: the law no longer has it kept. */
export const forget = (
  { issued }: Invoice,
  { invoiceId, at }: Readonly<{ invoiceId: string; at: string }>,
): InvoiceDecision => (issued ? decided([{ type: 'InvoiceForgotten', data: { invoiceId, at } }]) : nothing);

/** By a timer: the next reminder, once what it was due on has passed; three at most. */
export const remind = (
  { issued, paid, creditNoteId, dueOn, reminded }: Invoice,
  { invoiceId, day, at }: Readonly<{ invoiceId: string; day: string; at: string }>,
): InvoiceDecision => {
  if (!issued || issued.cancels !== null || paid || creditNoteId !== null || dueOn === null) return nothing;
  if (day <= dueOn || reminded >= 3) return nothing;
  const data = { invoiceId, level: reminded + 1, dueOn: addDays(day, DUE_DAYS), at };
  return decided([{ type: 'InvoiceReminded', data }]);
};
