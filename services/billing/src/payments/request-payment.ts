import type { InvoiceBuyer, InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { Purpose } from '@lendring/contracts/billing/payments.js';
import { taxIdsOf, type Issuer } from '@lendring/contracts/billing/issuer.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { paymentAggregate } from './payment.aggregate.js';

type Asked = Readonly<{
  paymentId: string;
  userId: string;
  purpose: Purpose;
  way: PaymentWay;
  at: string;
  locale: Locale;
  buyer: InvoiceBuyer;
  positions: readonly InvoicePosition[];
  offerTitle?: string;
  issuer: Issuer;
}>;

/** True if the positions add up to the gross amount shown to the customer; an undefined `shown` always matches. */
export const isAsShown = (positions: readonly InvoicePosition[], shown: number | undefined): boolean =>
  shown === undefined || totalsOf(positions).gross === shown;

/**
 * Requests payment of the gross amount, in the same transaction as the booking; a payment that was already requested is
 * left alone.
 */
export const askFor = async (unit: Unit, { positions, issuer, ...asked }: Asked): Promise<void> => {
  const { state } = await unit.load(paymentAggregate, asked.paymentId);
  if (state.asked) return;
  const amount = totalsOf(positions).gross;
  unit.append(paymentAggregate, asked.paymentId, [
    {
      type: 'PaymentAsked',
      data: { ...asked, positions: [...positions], amount, currency: 'EUR', taxIds: taxIdsOf(issuer) },
    },
  ]);
};
