import type { AnyInvoice, billingDoor, InvoiceFilter, InvoiceSort } from '@lendring/contracts/billing/queries.js';
import { hasRight } from '@lendring/contracts/kernel/door.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { numberFrom, type Invoice } from '../invoice/invoice.js';
import { creditedIn } from '../money/credited-in.js';
import { paymentAggregate } from '../payment/payment.js';
import type { InvoiceDocument } from '../projections/invoices.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import { loadInvoiceView } from './views.js';

type Deps = Readonly<{ load: ServiceCore['load']; invoices: Pick<View<InvoiceDocument>, 'find' | 'count'> }>;
type Queries = Pick<DoorHandlers<typeof billingDoor>['queries'], 'allInvoices' | 'anyInvoice'>;

/** Whom an invoice is for; null: nothing is left of what was typed. */
const isFor = (typed: string): Filter | null => {
  const form = fold(typed);
  if (form === '') return null;
  return { $or: (['companyForm', 'nameForm', 'lastNameForm'] as const).map((path) => beginning(path, form)) };
};

/** Null: nothing can be meant by what was asked for. */
const filterOf = ({ number: written, buyer: typed, userId, status, month }: InvoiceFilter): Filter | null => {
  const number = written === undefined ? null : numberFrom(written);
  const buyer = typed === undefined ? null : isFor(typed);
  if ((written !== undefined && !number) || (typed !== undefined && !buyer)) return null;
  const parts: Filter[] = [
    ...(number ? [{ series: number.series, number: number.number }] : []),
    ...(buyer ? [buyer] : []),
    ...(userId ? [{ userId }] : []),
    ...(status ? [{ status }] : []),
    // No day of any month is after its 31st.
    ...(month ? [{ issuedOn: { $gte: `${month}-01`, $lte: `${month}-31` } }] : []),
  ];
  return parts.length > 0 ? { $and: parts } : {};
};

/** Those of one day or sum stand by their number. */
const orderOf = (sort: InvoiceSort): Find['sort'] => {
  const direction = sort.startsWith('-') ? -1 : 1;
  return [
    [sort.endsWith('gross') ? 'gross' : 'issuedOn', direction],
    ['number', direction],
  ];
};

/** What bookkeepers ask about everybody's invoices; all others are told of none. */
export const invoiceBookQueryHandlers = ({ load, invoices }: Deps): Queries => {
  const any = async (invoiceId: string): Promise<Readonly<{ invoice: Invoice; row: AnyInvoice | null }>> => {
    const { invoice, view } = await loadInvoiceView(load, invoiceId);
    const row = view && invoice.issued ? { ...view, userId: invoice.issued.userId, reason: invoice.reason } : null;
    return { invoice, row };
  };
  return {
    allInvoices: async ({ filter: asked, sort, paging: { page, size } }, { actor }) => {
      const filter = hasRight(actor, 'invoices') ? filterOf(asked) : null;
      if (!filter) return { items: [], total: 0 };
      const [found, total] = await Promise.all([
        invoices.find({ filter, sort: orderOf(sort), skip: (page - 1) * size, limit: size }),
        invoices.count(filter),
      ]);
      const items = await Promise.all(found.map(async ({ invoiceId }) => (await any(invoiceId)).row));
      return { items: items.filter((item) => item !== null), total };
    },
    anyInvoice: async ({ invoiceId }, { actor }) => {
      if (!hasRight(actor, 'invoices')) return null;
      const { invoice, row } = await any(invoiceId);
      if (!row || !invoice.paid) return row && { ...row, noted: null, withdrawnOn: null, creditedIn: null };
      const { paymentId } = invoice.paid;
      const { withdrawn } = await load(subscriptionAggregate, row.userId);
      const withdrawnOn = withdrawn.find((one) => one.paymentId === paymentId)?.on ?? null;
      const [{ noted }, later] = await Promise.all([
        load(paymentAggregate, paymentId),
        creditedIn(load, { paymentId, userId: row.userId }),
      ]);
      return { ...row, noted, withdrawnOn, creditedIn: later };
    },
  };
};
