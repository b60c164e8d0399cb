import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { OwnInvoice, OwnPayment, OwnPlan } from '@lendring/contracts/billing/queries.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate, invoiceNumber, type Invoice, type Issued } from '../invoice/invoice.js';
import { hasGranted } from '../money/grants.js';
import { invoiceOf } from '../money/move-money.js';
import { owedOf, PATIENCE_MS, strayLeft, strayOf, type Payment } from '../payment/payment.js';
import { freePlan } from '../plan/sells-to.js';
import { highlightsUsed } from '../subscription/decide.js';
import { transferFor } from '../transfer/asked.js';
import type { Subscription } from '../subscription/subscription.js';

/** `day`: the current day in the issuer's time zone. */
export const planView = (state: Subscription, catalogue: Catalogue, day: string): OwnPlan => {
  const { running, pending, hadTrial } = state;
  const { planId, included } = running?.booked ?? freePlan(catalogue);
  return {
    planId,
    included,
    running: running && {
      booked: running.booked,
      from: running.term.from,
      to: running.cancelled && running.endsOn !== null ? running.endsOn : running.term.to,
      trial: running.trial,
      cancelled: running.cancelled,
      next: running.cancelled ? null : running.next,
    },
    pending: pending && { booked: pending.booked, paymentId: pending.paymentId },
    mayTry: !running && !pending && !hadTrial,
    highlightsUsed: highlightsUsed(state, day),
  };
};

export const loadPaymentView = async (
  load: ServiceCore['load'],
  paymentId: string,
  payment: Payment,
  issuer: Issuer,
): Promise<OwnPayment | null> => {
  const { asked, status, underway, failure } = payment;
  if (!asked || status === 'unknown') return null;
  const { way, purpose, amount, at, positions } = asked;
  const transfer = transferFor(paymentId, payment, issuer);
  const until =
    status === 'pending' && !underway && way !== 'account'
      ? new Date(Date.parse(at) + PATIENCE_MS).toISOString()
      : null;
  const invoiceId = invoiceOf(paymentId);
  const [granted, { issued }] = await Promise.all([
    hasGranted(load, paymentId, payment),
    load(invoiceAggregate, invoiceId),
  ]);
  return {
    paymentId,
    status,
    way,
    purpose,
    failure,
    until,
    amount,
    askedAt: at,
    granted,
    owedBack: owedOf(payment) > 0,
    unmatched: strayOf(payment).map((one) => ({
      bookedOn: one.bookedOn ?? dayIn(one.at, issuer.zone),
      amount: strayLeft(one),
      currency: one.currency,
    })),
    stray: payment.mismatches.at(-1)?.mismatch ?? null,
    positions: [...positions],
    transfer,
    invoice: issued && { invoiceId, number: invoiceNumber(issued), term: issued.term },
  };
};

const statusOf = ({ paid, creditNoteId }: Invoice, { cancels }: Issued): OwnInvoice['status'] => {
  if (cancels !== null) return 'credit_note';
  if (creditNoteId !== null) return 'cancelled';
  return paid ? 'paid' : 'open';
};

/** `other`: the cancelled invoice, or the credit note that cancels this one; null if there is none. */
const invoiceView = (invoiceId: string, invoice: Invoice, other: Issued | null): OwnInvoice | null => {
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
    paidBy: paid?.way ?? null,
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
    otherNumber: other && invoiceNumber(other),
  };
};

export const loadInvoiceView = async (
  load: ServiceCore['load'],
  invoiceId: string,
): Promise<Readonly<{ invoice: Invoice; view: OwnInvoice | null }>> => {
  const invoice = await load(invoiceAggregate, invoiceId);
  const otherId = invoice.issued?.cancels ?? invoice.creditNoteId;
  const other = otherId === null ? null : (await load(invoiceAggregate, otherId)).issued;
  return { invoice, view: invoiceView(invoiceId, invoice, other) };
};
