import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { hasRight, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { invoiceAggregate, numberOf } from '../invoices/invoice.aggregate.js';
import { billable } from '../payments/billable.js';
import { customerVat, isVatIdAwaited } from '../payments/customer-vat.js';
import { invoiceOf } from '../payments/move-money.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import type { Ports } from '../ports.js';
import { bookedOf, includedIn, sellsTo } from './catalogue.js';
import { quote } from './quote.js';
import { subscriptionAggregate } from './subscription.aggregate.js';
import { planView } from './view.js';

type Names = 'plansOfFile' | 'catalogue' | 'plan' | 'included' | 'quote';

export const planQueryHandlers = ({
  load,
  loadKnown,
  business,
  customerOf,
}: Pick<Ports, 'load' | 'loadKnown' | 'business' | 'customerOf'>): Pick<
  ServiceHandlers<typeof billingApi>['queries'],
  Names
> => {
  const { catalogue, issuer, payments } = business;
  const subscriptionOf = (userId: string) => load(subscriptionAggregate, userId);

  return {
    plansOfFile: async (_, { actor }) =>
      hasRight(actor, 'admin') ? [...(business.filePlans ?? catalogue.plans)] : null,
    catalogue: async () => ({ ...catalogue, way: payments?.way ?? null }),
    plan: async (_, context) => {
      const userId = callerIdOf(context);
      const state = userId ? await subscriptionOf(userId) : subscriptionAggregate.initialState;
      return planView(state, catalogue, dayIn(context.at, issuer.zone));
    },
    included: async ({ userId }) => includedIn(await loadKnown(subscriptionAggregate, userId), catalogue),
    quote: async ({ planId, interval, locale }, context) => {
      const [userId, plan] = [callerIdOf(context), sellsTo(catalogue, planId)];
      if (!userId || !plan) return { refused: 'plan_not_found' };
      const customer = billable(await customerOf(userId, context.at));
      if (typeof customer === 'string') return { refused: customer };
      if (plan.audience === 'commercial' && !customer.commercial) return { refused: 'plan_for_companies' };
      const state = await subscriptionOf(userId);
      const paidBy = state.running?.paymentId;
      const asked = {
        plan,
        paid: paidBy ? await load(paymentAggregate, paidBy) : paymentAggregate.initialState,
        invoice: paidBy ? numberOf(await load(invoiceAggregate, invoiceOf(paidBy))) : null,
        booked: bookedOf(plan, interval),
        buyer: customer.buyer,
        vatIdAwaited: isVatIdAwaited(issuer, customer),
        vat: customerVat(issuer, customer),
        locale,
        day: dayIn(context.at, issuer.zone),
      };
      return quote(state, asked, catalogue) ?? { refused: 'plan_same' };
    },
  };
};
