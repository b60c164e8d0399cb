import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { type QueryContext, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports } from '../ports.js';
import { customerVat } from './customer-vat.js';
import { payerAggregate } from './payer.aggregate.js';
import { paymentAggregate } from './payment.aggregate.js';
import { orderOf } from './payment-order.js';
import { loadPaymentView } from './view.js';

type Names = 'vatRate' | 'payment' | 'paymentPage' | 'paymentMethod' | 'paymentMethodPage';

export const paymentQueryHandlers = ({
  load,
  business: { issuer, payments },
  customerOf,
  publicUrl,
}: Pick<Ports, 'load' | 'business' | 'customerOf' | 'publicUrl'>): Pick<
  ServiceHandlers<typeof billingApi>['queries'],
  Names
> => {
  const paymentOf = async (paymentId: string, context: QueryContext) => {
    const userId = callerIdOf(context);
    const payment = await load(paymentAggregate, paymentId);
    return userId !== null && payment.asked?.userId === userId ? { ...payment, asked: payment.asked } : null;
  };

  return {
    vatRate: async (_, context) => {
      const userId = callerIdOf(context);
      const customer = userId ? await customerOf(userId, context.at) : null;
      return { rate: customerVat(issuer, customer).rate, country: customer ? null : issuer.country };
    },
    payment: async ({ paymentId }, context) => {
      const payment = await paymentOf(paymentId, context);
      return payment && loadPaymentView(load, paymentId, payment, issuer);
    },
    paymentPage: async ({ paymentId, locale }, context) => {
      const payment = await paymentOf(paymentId, context);
      if (!payments || payment?.status !== 'pending' || payment.underway) return null;
      if (payment.asked.way !== payments.way) return null;
      const order = await orderOf(load, paymentId, payment.asked);
      return order && payments.pageOf(order, locale);
    },
    paymentMethod: async (_, context) => {
      const userId = callerIdOf(context);
      const way = payments?.way ?? null;
      const payer = userId && (await load(payerAggregate, userId)).payer;
      return { way, known: payer !== null && payments?.provider !== null };
    },
    paymentMethodPage: async ({ locale }, context) => {
      const userId = callerIdOf(context);
      const payer = userId && (await load(payerAggregate, userId)).payer;
      const back = `${publicUrl}${pageAddress(locale, '/account/paymentmethod')}`;
      return (payer && (await payments?.provider?.methodPage(payer, back, locale))) || null;
    },
  };
};
