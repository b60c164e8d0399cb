import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { OwnPayment } from '@lendring/contracts/billing/payments.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate, invoiceNumber } from '../invoices/invoice.aggregate.js';
import { transferFor } from '../transfers/requested-transfer.js';
import { hasGranted } from './grants.js';
import { invoiceOf } from './move-money.js';
import { owedOf, PATIENCE_MS, strayLeft, strayOf, type Payment } from './payment.aggregate.js';

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
