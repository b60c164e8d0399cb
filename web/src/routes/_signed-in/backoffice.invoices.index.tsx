import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { AllInvoicesPage } from '../../features/billing/backoffice/AllInvoicesPage.js';
import { TransfersPage } from '../../features/billing/backoffice/TransfersPage.js';
import { type InvoiceSearch, readInvoiceSearch } from '../../features/billing/backoffice/invoice-list.js';
import { readTransferSearch, type TransferSearch } from '../../features/billing/backoffice/transfer-search.js';

export const Route = createFileRoute('/_signed-in/backoffice/invoices/')({
  staticData: { title: 'bookkeeping:invoices.title', access: 'invoices', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: InvoiceSearch | TransferSearch): InvoiceSearch | TransferSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'bookkeeping', 'billing'),
  component: function Invoices() {
    const search = Route.useSearch();
    const kept = useLocation({ select: ({ state }) => state.sought });
    const transfers = readTransferSearch(search);
    return (
      <BackofficeFrame>
        {transfers ? (
          <TransfersPage key={transfers.text ?? ''} search={transfers} />
        ) : (
          <AllInvoicesPage search={readInvoiceSearch(search, kept)} />
        )}
      </BackofficeFrame>
    );
  },
});
