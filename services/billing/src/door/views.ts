import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import type { OwnInvoice, OwnPayment, OwnPlan } from '@lendring/contracts/billing/queries.js';
import { invoiceNumber, type Invoice, type Issued } from '../invoice/invoice.js';
import type { Payment } from '../payment/payment.js';
import { freePlan } from '../plan/sells-to.js';
import type { Subscription } from '../subscription/subscription.js';

export const planView = ({ running, pending, hadTrial }: Subscription, catalogue: Catalogue): OwnPlan => {
  const { planId, included } = running?.booked ?? freePlan(catalogue);
  return {
    planId,
    included,
    running: running && {
      booked: running.booked,
      ...running.term,
      trial: running.trial,
      cancelled: running.cancelled,
      next: running.next,
    },
    pending: pending && { booked: pending.booked, paymentId: pending.paymentId },
    mayTry: !running && !pending && !hadTrial,
  };
};

export const paymentView = (
  paymentId: string,
  { asked, status }: Payment,
  { spent }: Subscription,
): OwnPayment | null => {
  if (!asked || status === 'unknown') return null;
  const { way, purpose, amount, at, positions } = asked;
  const granted = spent.includes(paymentId);
  return { paymentId, status, way, purpose, amount, askedAt: at, granted, positions: [...positions] };
};

const statusOf = ({ paid, creditNoteId }: Invoice, { cancels }: Issued): OwnInvoice['status'] => {
  if (cancels !== null) return 'credit_note';
  if (creditNoteId !== null) return 'cancelled';
  return paid ? 'paid' : 'open';
};

export const invoiceView = (invoiceId: string, invoice: Invoice): OwnInvoice | null => {
  const { issued, paid, reminded, dueOn, creditNoteId } = invoice;
  if (!issued) return null;
  const { locale, issuedOn, term, buyer, positions, net, vat, gross, cancels } = issued;
  return {
    invoiceId,
    number: invoiceNumber(issued),
    status: statusOf(invoice, issued),
    issuedOn,
    dueOn: dueOn ?? issued.dueOn,
    paidOn: paid?.paidOn ?? null,
    reminded,
    locale,
    term,
    buyer,
    positions: [...positions],
    net,
    vat,
    gross,
    cancels,
    creditNoteId,
  };
};
