import { invoiceFileName } from '@lendring/contracts/billing/invoice-file.js';
import type { invoiceCalls } from '@lendring/contracts/http/invoices.js';
import type { paymentCalls } from '@lendring/contracts/http/payments.js';
import type { OwnInvoice } from '@lendring/contracts/billing/invoices.js';
import type { planCalls } from '@lendring/contracts/http/plans.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { invoiceLineIn } from '@lendring/contracts/texts/invoice-lines.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { optional } from '../caller/optional.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { FileLinks } from '../files/file-links.js';
import { invoiceShape, ownPlanShape, paymentShape, planShape, quoteShape, vatOf } from '../shapes/billing.js';
import { pagingOf } from './paging.js';
import { quoted } from './quoted.js';

type Deps = Readonly<{ apis: ServiceApis; links: FileLinks }>;

const counted = (count: Promise<number>): Promise<number | null> => count.catch(() => null);

export const billingHandlers = ({
  apis: { billing, offer, group, partner },
  links,
}: Deps): Handlers<keyof (typeof planCalls & typeof paymentCalls & typeof invoiceCalls)> => {
  const { commands, queries } = billing;

  const usedBy = async (caller: Caller) => {
    const context = queryContext(caller);
    const [offers, groups, apiKeys] = await Promise.all([
      counted(
        offer.queries.own({ status: 'active', paging: { page: 1, size: 1 } }, context).then(({ total }) => total),
      ),
      counted(group.queries.ownGroups({}, context).then((all) => all.filter(({ role }) => role === 'creator').length)),
      counted(partner.queries.keys({}, context).then(({ length }) => length)),
    ]);
    return { offers, groups, apiKeys };
  };
  const ownPlan = async (caller: Caller, after?: Position) => {
    const [plan, { plans }, used] = await Promise.all([
      queries.plan({}, queryContext(caller, after)),
      queries.catalogue({}, queryContext(caller)),
      usedBy(caller),
    ]);
    const titleOf = (id: string) => {
      const named = plans.find(({ planId }) => planId === id);
      return named ? inLanguage(named.title, caller.locale) : id;
    };
    return ownPlanShape(plan, { titleOf, used: { ...used, highlights: plan.highlightsUsed } });
  };
  const paymentOf = async (paymentId: string, caller: Caller, after?: Position) => {
    const context = queryContext(caller, after);
    const [payment, { plans }, page] = await Promise.all([
      queries.payment({ paymentId }, context),
      queries.catalogue({}, context),
      // Query the payment page as an optional part, so that the payment stays visible when the payment provider is
      // unavailable.
      optional(caller, null, () => queries.paymentPage({ paymentId, locale: caller.locale }, context)),
    ]);
    const sayLine = (text: string) => invoiceLineIn(text, caller.locale, plans);
    return payment && paymentShape(payment, { page, sayLine });
  };
  const urlOf = ({ invoiceId: id, number }: OwnInvoice, { session, at }: Caller): string =>
    links.signed({ id, session, at, file: invoiceFileName(number) });

  return {
    plans: async (_, { locale, ...caller }) => {
      const context = queryContext({ locale, ...caller });
      const [{ plans, way }, vat] = await Promise.all([queries.catalogue({}, context), queries.vatRate({}, context)]);
      const sold = plans.filter(({ offered }) => offered);
      return { plans: sold.map((plan) => planShape(plan, locale)), ...vatOf(vat), way };
    },
    plan: (_, caller, after) => ownPlan(caller, after),
    planQuote: async ({ query: { planId, interval } }, caller) => {
      const quote = await queries.quote({ planId, interval, locale: caller.locale }, queryContext(caller));
      return quoteShape(quoted(quote));
    },
    bookPlan: async ({ body: { planId, interval, net, gross } }, caller) => {
      const paymentId = derivedId(caller.commandId, 'payment');
      const after = accepted(
        await commands.bookPlan({ planId, interval, net, gross, paymentId }, commandContext(caller)),
      );
      const plan = await ownPlan(caller, after);
      const waits = plan.pending?.paymentId;
      return { plan, payment: waits ? await paymentOf(waits, caller, after) : null };
    },
    cancelByInvoice: async ({ body }, caller) => {
      const asked = { ...body, network: networkOf(caller.address) };
      accepted(await commands.cancelByInvoice(asked, commandContext(caller)));
    },
    payment: async ({ id }, caller, after) => found(await paymentOf(id, caller, after), 'payment_not_found'),
    paymentMethodPage: async (_, caller) => ({
      page: found(
        await queries.paymentMethodPage({ locale: caller.locale }, queryContext(caller)),
        'payment_method_unknown',
      ),
    }),
    invoices: async ({ query: { page, size } }, caller) => {
      const { items, total } = await queries.invoices({ page, size }, queryContext(caller));
      return {
        invoices: items.map((invoice) => invoiceShape(invoice, urlOf(invoice, caller))),
        paging: pagingOf({ total, page, size }),
      };
    },
    invoice: async ({ id }, caller) => {
      const invoice = found(await queries.invoice({ invoiceId: id }, queryContext(caller)), 'invoice_not_found');
      return invoiceShape(invoice, urlOf(invoice, caller));
    },
  };
};
