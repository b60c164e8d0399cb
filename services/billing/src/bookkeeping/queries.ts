import type { AnyInvoice, InvoiceFilter, InvoiceSort } from '@lendring/contracts/billing/bookkeeping.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { plainNumber, type Invoice } from '../invoices/invoice.aggregate.js';
import { creditedIn } from './credited-in.js';
import { planEndedWith } from '../plans/end-plan.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import { planTitle } from '../plans/catalogue.js';
import type { Business } from '../ports.js';
import type { InvoiceDocument } from '../invoices/projection.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { loadInvoiceView } from '../invoices/view.js';
import { planView } from '../plans/view.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  invoices: Pick<View<InvoiceDocument>, 'find' | 'count'>;
  business: Pick<Business, 'catalogue' | 'issuer'>;
}>;
type Queries = Pick<ServiceHandlers<typeof billingApi>['queries'], 'allInvoices' | 'anyInvoice' | 'planOf'>;

const inSeries = (all: readonly string[]): readonly Filter[] => (all.length > 0 ? [{ series: { $in: all } }] : []);

/**
 * Filters by part of an invoice number: a series, its letters or year, or text that ends with the full counter; hyphens
 * at either end are allowed. Digits alone match a counter or a year.
 */
const isNumbered = (typed: string, series: readonly string[]): readonly Filter[] => {
  const plain = plainNumber(typed);
  const [, head = '', counter] = /^(.*-)?(\d{1,9})$/.exec(plain) ?? [];
  const isDigits = /^-?\d+$/.test(plain);
  const isNamed = (one: string): boolean => {
    if (isDigits) return counter?.length === 4 && one.endsWith(`-${counter}`);
    // Match letters at the start of a series only, because elsewhere they are more likely part of a buyer's name.
    return /\d/.test(plain) ? `${one}-`.includes(plain) : `${one}-`.startsWith(plain);
  };
  const named = series.filter(isNamed);
  const before = series.filter((one) => `${one}-`.endsWith(head));
  const ofCounter = counter === undefined ? [] : inSeries(before);
  return [...inSeries(named), ...ofCounter.map((one) => ({ $and: [one, { number: Number(counter) }] }))];
};

/** Filters by buyer or invoice number; null if the input contains no searchable text. */
const isMeant = (typed: string, series: readonly string[]): Filter | null => {
  const form = fold(typed);
  if (form === '') return null;
  const named = (['companyForm', 'nameForm', 'lastNameForm'] as const).map((path) => beginning(path, form));
  return { $or: [...named, ...isNumbered(typed, series)] };
};

const filterOf = ({ text, userId, status, month }: InvoiceFilter, series: readonly string[]): Filter | null => {
  const meant = text === undefined ? null : isMeant(text, series);
  if (text !== undefined && !meant) return null;
  const parts: Filter[] = [
    ...(meant ? [meant] : []),
    ...(userId ? [{ userId }] : []),
    ...(status ? [{ status }] : []),
    // Compare as strings, so that `-31` includes the end of every month.
    ...(month ? [{ issuedOn: { $gte: `${month}-01`, $lte: `${month}-31` } }] : []),
  ];
  return parts.length > 0 ? { $and: parts } : {};
};

const paths = { number: 'series', status: 'status', issued: 'issuedOn', buyer: 'buyerForm', gross: 'gross' } as const;

const orderOf = (sort: InvoiceSort, { status }: InvoiceFilter): Find['sort'] => {
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace('-', '') as keyof typeof paths;
  return [
    [paths[column === 'status' && status !== undefined ? 'issued' : column], direction],
    ['number', direction],
  ];
};

/** Queries for bookkeepers about all invoices and plans; other callers get empty results. */
export const invoiceBookQueryHandlers = ({ load, invoices, business: { catalogue, issuer } }: Deps): Queries => {
  const any = async (invoiceId: string): Promise<Readonly<{ invoice: Invoice; row: AnyInvoice | null }>> => {
    const { invoice, view } = await loadInvoiceView(load, invoiceId);
    const row = view && invoice.issued ? { ...view, userId: invoice.issued.userId, reason: invoice.reason } : null;
    return { invoice, row };
  };
  const allSeries = async (): Promise<readonly string[]> => {
    const all: string[] = [];
    for (let last = ''; ;) {
      const [next] = await invoices.find({ filter: { series: { $gt: last } }, sort: [['series', 1]], limit: 1 });
      if (!next) return all;
      last = next.series;
      all.push(last);
    }
  };
  return {
    planOf: async ({ userId, locale }, { actor, at }) => {
      if (!hasRight(actor, 'invoices')) return null;
      const { running } = planView(await load(subscriptionAggregate, userId), catalogue, dayIn(at, issuer.zone));
      if (!running) return null;
      const { booked, to, trial, cancelled } = running;
      return { title: planTitle(catalogue, booked.planId, locale), to, trial, cancelled };
    },
    allInvoices: async ({ filter: asked, sort, paging: { page, size } }, { actor }) => {
      if (!hasRight(actor, 'invoices')) return { items: [], total: 0 };
      const filter = filterOf(asked, asked.text === undefined ? [] : await allSeries());
      if (!filter) return { items: [], total: 0 };
      const [found, total] = await Promise.all([
        invoices.find({ filter, sort: orderOf(sort, asked), skip: (page - 1) * size, limit: size }),
        invoices.count(filter),
      ]);
      const items = await Promise.all(found.map(async ({ invoiceId }) => (await any(invoiceId)).row));
      return { items: items.filter((item) => item !== null), total };
    },
    anyInvoice: async ({ invoiceId }, { actor, at }) => {
      if (!hasRight(actor, 'invoices')) return null;
      const { invoice, row } = await any(invoiceId);
      if (!row || !invoice.paid) return row && { ...row, noted: null, withdrawnOn: null, creditedIn: null, plan: null };
      const { paymentId } = invoice.paid;
      const { withdrawn } = await load(subscriptionAggregate, row.userId);
      const withdrawnOn = withdrawn.find((one) => one.paymentId === paymentId)?.on ?? null;
      const { userId } = row;
      const [{ noted }, later, ended] = await Promise.all([
        load(paymentAggregate, paymentId),
        creditedIn(load, { paymentId, userId }),
        invoice.creditNoteId === null
          ? planEndedWith(load, { userId, at, day: dayIn(at, issuer.zone) }, paymentId)
          : null,
      ]);
      const plan = ended && {
        to: ended.running.term.to,
        cancelled: ended.running.cancelled,
        resumesUntil: ended.plan.resumesUntil,
      };
      return { ...row, noted, withdrawnOn, creditedIn: later, plan };
    },
  };
};
