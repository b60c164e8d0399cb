import { createFileRoute, notFound } from '@tanstack/react-router';
import { anyInvoiceQuery } from '../../api/bookkeeping.js';
import { AnyInvoicePage } from '../../features/billing/backoffice/AnyInvoicePage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/backoffice/invoices/$invoiceId')({
  staticData: { title: 'bookkeeping:invoices.oneTitle', access: 'invoices', frame: 'backoffice' },
  loader: async ({ context, params: { invoiceId } }) => {
    if (!isUuid(invoiceId)) throw notFound();
    await Promise.all([
      context.texts('backoffice', 'bookkeeping', 'billing'),
      load(context.queries, anyInvoiceQuery(context.api, invoiceId)),
    ]);
  },
  component: function Invoice() {
    const { invoiceId } = Route.useParams();
    return (
      <BackofficeFrame>
        <AnyInvoicePage key={invoiceId} invoiceId={invoiceId} />
      </BackofficeFrame>
    );
  },
});
