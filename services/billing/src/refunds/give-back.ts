import type { AdEvent } from '@lendring/contracts/billing/ads.js';
import type { InvoiceEvent } from '@lendring/contracts/billing/invoices.js';
import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import type { SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Log } from '@lendring/platform/base/log.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate } from '../invoices/invoice.aggregate.js';
import { moveMoney, takeInvoiceBack } from '../payments/move-money.js';
import { orderRefund, oweBack, refuseRefund } from '../payments/decide.js';
import {
  leftOf,
  orderEndOf,
  paymentAggregate,
  strayLeft,
  strayOf,
  strayOwed,
  type Payment,
} from '../payments/payment.aggregate.js';
import type { Business, Came } from '../ports.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  business: Pick<Business, 'issuer' | 'payments'>;
  log: Pick<Log, 'warn'>;
}>;

type Reacts = AdEvent | SubscriptionEvent | PaymentEvent | InvoiceEvent;

/**
 * `settled`: money of a purchase that is reversed; `owed`: settled money already marked for a refund; `reference`:
 * stray money.
 */
type Owed = Readonly<{ paymentId: string; movement: 'settled' | 'owed' | Readonly<{ reference: string }> }>;

const owedBy = async ({ type, data }: Recorded<Reacts>, load: Deps['load']): Promise<Owed | null> => {
  switch (type) {
    case 'AdDeclined':
    case 'BookingWithdrawn':
      return { paymentId: data.paymentId, movement: 'settled' };
    case 'InvoiceCancelled': {
      // Bookkeepers always give a reason. A cancellation without one follows a refund, so nothing is left to refund.
      const { paid } = data.reason === undefined ? { paid: null } : await load(invoiceAggregate, data.invoiceId);
      return paid && { paymentId: paid.paymentId, movement: 'owed' };
    }
    case 'PaymentMismatched':
      return { paymentId: data.paymentId, movement: data };
    case 'PaymentDisputeClosed': {
      // The provider refuses refunds during a dispute; retry after the bank's decision.
      const { paymentId, won, of } = data;
      return won ? { paymentId, movement: of === undefined ? 'owed' : { reference: of } } : null;
    }
    default:
      return null;
  }
};

const cameOf = (payment: Payment, { paymentId, movement }: Owed): Came | null => {
  const { asked, settledBy } = payment;
  if (typeof movement === 'object') {
    const stray = strayOf(payment).find(({ reference }) => reference === movement.reference);
    return stray ? { paymentId, ...stray, amount: strayLeft(stray) } : null;
  }
  // A refund by the provider covers all that is left, so bookkeepers handle a single part whose refund failed.
  const amount = movement === 'owed' && !payment.owedBack ? 0 : leftOf(payment);
  return asked && settledBy !== null && amount > 0
    ? { paymentId, reference: settledBy, amount, currency: asked.currency }
    : null;
};

/**
 * Refunds rejected ads, withdrawn bookings, invoices cancelled by a bookkeeper, and all stray money (ADR 125). Bank
 * transfers and refunds refused by the provider are refunded manually from the bookkeepers' list.
 */
export const giveBack = ({ commands, load, business: { issuer, payments }, log }: Deps): Policy<Reacts> => ({
  // The name predates the other refunds and cannot change: it identifies the policy in the log.
  name: 'give-back-for-ads',
  prefixes: ['ad-', 'subscription-', 'payment-', 'invoice-'],
  async react(event, call) {
    const owed = await owedBy(event, load);
    if (!owed) return undefined;
    const { paymentId, movement } = owed;
    const payment = await load(paymentAggregate, paymentId);
    const came = cameOf(payment, owed);
    // Refund money without a known payment only if this installation requested it; otherwise it may belong to another
    // system on the same provider account.
    const isOurs =
      typeof movement === 'object' && strayOwed(payment).some((one) => one.reference === movement.reference);
    const way = payment.asked?.way ?? (isOurs ? 'stripe' : null);
    if (!came || !way) return undefined;
    const { at } = call;
    const order = { paymentId, of: typeof movement === 'object' ? movement.reference : null, at };
    const end = orderEndOf(payment, order.of);
    // Skip the provider after the end of the order, because bookkeepers may have refunded manually by then.
    const asked = payments?.way === way && (end === null || at < end) ? payments : null;
    if (asked && event.type === 'AdDeclined') {
      // Order the refund here for declined ads only: for all other events, the transaction that owed the money has
      // already ordered it.
      const one = { ...call, commandId: derivedId(call.commandId, 'order'), asks: { orderRefund: paymentId } };
      const ordered = await commands.on(paymentAggregate, paymentId, one, (state) => orderRefund(state, order));
      if (!ordered.ok || !cameOf(await load(paymentAggregate, paymentId), owed)) return ordered;
    }
    const back = asked ? await asked.giveBack(came) : 'by_hand';
    if (back === null) return undefined;
    if (back !== 'by_hand')
      return commands.execute(call, async (unit) => {
        await moveMoney(unit, { paymentId, movement: back, at, issuer });
        return decided([]);
      });
    if (way !== 'account')
      log.warn({ paymentId, reference: came.reference }, 'Refund refused or impossible. Return the money manually.');
    return commands.execute(call, async (unit) => {
      const { state } = await unit.load(paymentAggregate, paymentId);
      unit.append(paymentAggregate, paymentId, refuseRefund(state, order).events);
      // Mark only settled money as owed; bookkeepers already see all other money on their list.
      if (movement !== 'settled') return decided([]);
      unit.append(paymentAggregate, paymentId, oweBack(state, { paymentId, at }).events);
      await takeInvoiceBack(unit, { paymentId, at, issuer });
      return decided([]);
    });
  },
});
