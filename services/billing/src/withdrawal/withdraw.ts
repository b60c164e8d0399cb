import type { InvoiceBuyer } from '@lendring/contracts/billing/invoices.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { isWithdrawable } from '@lendring/contracts/billing/withdrawal.js';
import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { withdraw as withdrawFeature } from '../featured-offers/decide.js';
import { featureAggregate } from '../featured-offers/feature.aggregate.js';
import { invoiceAggregate, type Invoice } from '../invoices/invoice.aggregate.js';
import { orderRefund } from '../payments/decide.js';
import { leftOf, paymentAggregate, type Payment } from '../payments/payment.aggregate.js';
import { withdraw } from './decide.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { appendEnd, dropWaiting } from '../plans/end-plan.js';
import { invoiceOf } from '../payments/move-money.js';

const isConsumer = ({ company, vatId }: Pick<InvoiceBuyer, 'company' | 'vatId'>): boolean =>
  company === null && vatId === null;

type Withdrawable = 'withdrawable' | Extract<BillingRefusal, 'payment_not_found' | `withdrawal_${string}`>;

export const withdrawableOn = (
  { asked, settledAt }: Payment,
  buyer: InvoiceBuyer | null | undefined,
  { day, zone }: Readonly<{ day: string; zone: string }>,
): Withdrawable => {
  if (!asked || settledAt === null || !buyer) return 'payment_not_found';
  if (!isConsumer(buyer)) return 'withdrawal_for_consumers';
  // A renewal cannot be withdrawn, because it is not a contract of its own.
  const { kind } = asked.purpose;
  if (kind !== 'plan' && kind !== 'feature') return 'withdrawal_over';
  return isWithdrawable(dayIn(settledAt, zone), day) ? 'withdrawable' : 'withdrawal_over';
};

/** Cents to refund with a withdrawal; 0 if a credit note has already refunded them. */
export const backOf = (payment: Payment, { creditNoteId }: Pick<Invoice, 'creditNoteId'>): number =>
  creditNoteId === null ? leftOf(payment) : 0;

type Withdrawing = Readonly<{ paymentId: string; userId: string; at: string; issuer: Issuer }>;

/**
 * Withdraws a purchase in one transaction: ends the plan with its highlights, or the feature, and orders the refund.
 * `refunds/give-back.ts` calls the provider, which may be unavailable, and cancels the invoice.
 */
export const withdrawBooking = async (
  unit: Unit,
  { paymentId, userId, at, issuer }: Withdrawing,
): Promise<Decision<readonly never[], BillingRefusal>> => {
  const { state: payment } = await unit.load(paymentAggregate, paymentId);
  const { state: invoice } = await unit.load(invoiceAggregate, invoiceOf(paymentId));
  const { state: subscription } = await unit.load(subscriptionAggregate, userId);
  const { asked } = payment;
  if (asked?.userId !== userId) return refused('payment_not_found');
  if (subscription.withdrawn.some((one) => one.paymentId === paymentId)) return decided([]);
  const { zone } = issuer;
  const act = { userId, at, day: dayIn(at, zone) };
  const may = withdrawableOn(payment, invoice.issued?.buyer, { day: act.day, zone });
  if (may !== 'withdrawable') return refused(may);
  const isPlan = asked.purpose.kind === 'plan';
  const withdrawn = withdraw(subscription, act, { paymentId, isPlan, back: backOf(payment, invoice) });
  if (isRefused(withdrawn)) return withdrawn;
  if (isPlan) await dropWaiting(unit, subscription, { userId, at, issuer });
  await appendEnd(unit, withdrawn.events, { paymentId, userId, at });
  unit.append(paymentAggregate, paymentId, orderRefund(payment, { paymentId, of: null, at }).events);
  if (!isPlan) {
    const offerId = asked.purpose.id;
    const { state } = await unit.load(featureAggregate, offerId);
    const ended = withdrawFeature(state, { offerId, userId, at }, { paymentId });
    if (!isRefused(ended)) unit.append(featureAggregate, offerId, ended.events);
  }
  return decided([]);
};
