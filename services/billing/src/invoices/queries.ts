import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports } from '../ports.js';
import { loadInvoiceView } from './view.js';

export const invoiceQueryHandlers = ({
  load,
  invoices,
}: Pick<Ports, 'load' | 'invoices'>): Pick<ServiceHandlers<typeof billingApi>['queries'], 'invoices' | 'invoice'> => ({
  invoices: async ({ page, size }, context) => {
    const userId = callerIdOf(context);
    if (!userId) return { items: [], total: 0 };
    const filter = { userId };
    const [found, total] = await Promise.all([
      invoices.find({
        filter,
        sort: [
          ['issuedOn', -1],
          ['number', -1],
        ],
        skip: (page - 1) * size,
        limit: size,
      }),
      invoices.count(filter),
    ]);
    const items = await Promise.all(found.map(async ({ invoiceId }) => (await loadInvoiceView(load, invoiceId)).view));
    return { items: items.filter((item) => item !== null), total };
  },
  invoice: async ({ invoiceId }, context) => {
    const [userId, { invoice, view }] = [callerIdOf(context), await loadInvoiceView(load, invoiceId)];
    return userId !== null && invoice.issued?.userId === userId ? view : null;
  },
});
