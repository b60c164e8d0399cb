import { createFileRoute } from '@tanstack/react-router';
import { InvoicePage } from '../../features/billing/InvoicePage.js';

export const Route = createFileRoute('/_signed-in/invoices/$invoiceId')({
  staticData: { title: 'billing:invoiceTitle' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: function Invoice() {
    return <InvoicePage invoiceId={Route.useParams().invoiceId} />;
  },
});
