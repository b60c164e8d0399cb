import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { invoiceFileName } from '@lendring/contracts/billing/invoice-file.js';
import type { AnyInvoice } from '@lendring/contracts/billing/bookkeeping.js';
import type { AnyInvoiceRow, AnyInvoiceShape, invoiceBookCalls } from '@lendring/contracts/http/invoices.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { found } from '../errors/api-error.js';
import { queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { FileLinks } from '../files/file-links.js';
import { anyInvoiceRow } from '../shapes/billing.js';
import { peopleOfEach } from '../shapes/people.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; links: FileLinks }>;

export const invoiceBookHandlers = ({ apis, links }: Deps): Handlers<keyof typeof invoiceBookCalls> => {
  const { queries } = apis.billing;

  const rows = async (caller: Caller, invoices: readonly AnyInvoice[]): Promise<Camel<AnyInvoiceRow>[]> => {
    const people = await peopleOfEach(apis, caller, invoices, ({ userId }) => userId);
    return invoices.map((invoice) => anyInvoiceRow(invoice, people));
  };
  const one = async (caller: Caller, invoiceId: string, after?: Position): Promise<Camel<AnyInvoiceShape>> => {
    const invoice = found(await queries.anyInvoice({ invoiceId }, queryContext(caller, after)), 'invoice_not_found');
    const [row] = await rows(caller, [invoice]);
    const { session, at, userId: staff } = caller;
    const { noted, withdrawnOn, creditedIn, plan } = invoice;
    return {
      ...found(row ?? null, 'invoice_not_found'),
      noted: noted && { bookedOn: noted.bookedOn, note: noted.note },
      withdrawnOn,
      creditedIn: creditedIn && { invoiceId: creditedIn.invoiceId, number: creditedIn.number },
      plan: plan && {
        renewsOn: plan.cancelled ? null : plan.to,
        endsOn: plan.cancelled ? addDays(plan.to, -1) : null,
        resumesUntil: plan.resumesUntil && addDays(plan.resumesUntil, -1),
      },
      url: links.signed({ id: invoiceId, session, at, staff, file: invoiceFileName(invoice.number) }),
    };
  };

  return {
    allInvoices: async ({ body: { text, userId, sort, page, size, purpose: _, ...rest } }, caller) => {
      const address = text !== undefined && text.includes('@') ? text : null;
      const owner =
        address === null ? userId : await apis.account.queries.ownerOf({ email: address }, queryContext(caller));
      const isNobody = owner === null || (userId !== undefined && owner !== userId);
      const filter = { ...rest, userId: owner ?? undefined, ...(address === null && text !== undefined && { text }) };
      const { items, total } = isNobody
        ? { items: [], total: 0 }
        : await queries.allInvoices({ filter, sort, paging: { page, size } }, queryContext(caller));
      return { invoices: await rows(caller, items), paging: pagingOf({ total, page, size }) };
    },
    anyInvoice: ({ id }, caller, after) => one(caller, id, after),
  };
};
