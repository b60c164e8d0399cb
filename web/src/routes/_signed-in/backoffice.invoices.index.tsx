import { createFileRoute } from '@tanstack/react-router';
import { AllInvoicesPage } from '../../features/billing/backoffice/AllInvoicesPage.js';
import { readInvoiceSearch, type InvoiceSearch } from '../../features/billing/backoffice/invoice-search.js';
import { BackofficeFrame } from '../../features/moderation/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/invoices/')({
  staticData: { title: 'backoffice:invoices.title', access: 'invoices', frame: 'backoffice' },
  // Read where it is used: this line is part of every page's first script.
  validateSearch: (raw: InvoiceSearch): InvoiceSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'billing'),
  component: function Invoices() {
    return (
      <BackofficeFrame>
        <AllInvoicesPage search={readInvoiceSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
