import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import { settingOf } from '@lendring/contracts/installation/issuer-setting.js';
import { hasRight, type QueryContext } from '@lendring/contracts/kernel/door.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { dailyHandler } from '@lendring/platform/runtime/service/daily.js';
import { invoiceAggregate, numberOf } from '../invoice/invoice.js';
import { invoiceOf } from '../money/move-money.js';
import { payerAggregate } from '../payment/payer.js';
import { paymentAggregate } from '../payment/payment.js';
import { quote } from '../plan/quote.js';
import { bookedOf, includedIn, sellsTo } from '../plan/sells-to.js';
import type { BillingViews } from '../projections/all.js';
import type { StatementReader } from '../transfer/statement-reader.port.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import { billable } from '../money/billable.js';
import { customerVat, isVatIdAwaited } from '../money/customer-vat.js';
import { orderOf } from '../money/order.js';
import { adQueryHandlers, type AdQueryDeps } from './ad-queries.js';
import { adReviewQueryHandlers } from './ad-review-queries.js';
import { featureQueryHandlers, type FeatureQueryDeps } from './feature-queries.js';
import { invoiceBookQueryHandlers } from './invoice-book-queries.js';
import { ownData } from './own-data.js';
import { transferQueryHandlers } from './transfer-queries.js';
import { loadInvoiceView, loadPaymentView, planView } from './views.js';
import { withdrawalQueryHandlers } from './withdrawal-queries.js';

export type BillingQueryDeps = BillingViews &
  Omit<FeatureQueryDeps, 'features'> &
  Pick<AdQueryDeps, 'secretsOfAds'> &
  Readonly<{ publicUrl: string; readStatement: StatementReader }>;

const userOf = ({ actor }: QueryContext): string | null => (actor.kind === 'user' ? actor.userId : null);

export const billingQueryHandlers = ({
  load,
  business,
  customerOf,
  offerSeen,
  publicUrl,
  secretsOfAds,
  readStatement,
  ...views
}: BillingQueryDeps): DoorHandlers<typeof billingDoor>['queries'] => {
  const { catalogue, issuer, payments } = business;
  const subscriptionOf = (userId: string) => load(subscriptionAggregate, userId);
  const paymentOf = async (paymentId: string, context: QueryContext) => {
    const userId = userOf(context);
    const payment = await load(paymentAggregate, paymentId);
    return userId !== null && payment.asked?.userId === userId ? { ...payment, asked: payment.asked } : null;
  };

  return {
    daily: dailyHandler(views.daily, ['product']),
    ownData: ownData({ load, business, secretsOfAds, ...views }),
    ...featureQueryHandlers({ load, business, customerOf, offerSeen, ...views }),
    ...adQueryHandlers({ load, business, customerOf, secretsOfAds, ...views }),
    ...adReviewQueryHandlers({ load, secretsOfAds, ...views }),
    ...invoiceBookQueryHandlers({ load, business, ...views }),
    ...transferQueryHandlers({ load, business, readStatement, payments: views.payments }),
    ...withdrawalQueryHandlers({ load, business, invoices: views.invoices }),
    issuerOfFile: async (_, { actor }) => (hasRight(actor, 'admin') ? settingOf(business.fileIssuer ?? issuer) : null),
    plansOfFile: async (_, { actor }) =>
      hasRight(actor, 'admin') ? [...(business.filePlans ?? catalogue.plans)] : null,
    catalogue: async () => ({ ...catalogue, way: payments?.way ?? null }),
    vatRate: async (_, context) => {
      const userId = userOf(context);
      const customer = userId ? await customerOf(userId, context.at) : null;
      return { rate: customerVat(issuer, customer).rate, country: customer ? null : issuer.country };
    },
    plan: async (_, context) => {
      const userId = userOf(context);
      const state = userId ? await subscriptionOf(userId) : subscriptionAggregate.initialState;
      return planView(state, catalogue, dayIn(context.at, issuer.zone));
    },
    included: async ({ userId }) => includedIn(await subscriptionOf(userId), catalogue),
    quote: async ({ planId, interval, locale }, context) => {
      const [userId, plan] = [userOf(context), sellsTo(catalogue, planId)];
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
      const userId = userOf(context);
      const way = payments?.way ?? null;
      const payer = userId && (await load(payerAggregate, userId)).payer;
      return { way, known: payer !== null && payments?.provider !== null };
    },
    paymentMethodPage: async ({ locale }, context) => {
      const userId = userOf(context);
      const payer = userId && (await load(payerAggregate, userId)).payer;
      const back = `${publicUrl}${pageAddress(locale, '/account/paymentmethod')}`;
      return (payer && (await payments?.provider?.methodPage(payer, back, locale))) || null;
    },
    invoices: async ({ page, size }, context) => {
      const userId = userOf(context);
      if (!userId) return { items: [], total: 0 };
      const filter = { userId };
      const [found, total] = await Promise.all([
        views.invoices.find({
          filter,
          sort: [
            ['issuedOn', -1],
            ['number', -1],
          ],
          skip: (page - 1) * size,
          limit: size,
        }),
        views.invoices.count(filter),
      ]);
      const items = await Promise.all(
        found.map(async ({ invoiceId }) => (await loadInvoiceView(load, invoiceId)).view),
      );
      return { items: items.filter((item) => item !== null), total };
    },
    invoice: async ({ invoiceId }, context) => {
      const [userId, { invoice, view }] = [userOf(context), await loadInvoiceView(load, invoiceId)];
      return userId !== null && invoice.issued?.userId === userId ? view : null;
    },
  };
};
