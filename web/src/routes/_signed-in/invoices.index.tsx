import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '../../features/billing/InvoicesPage.js';

export const Route = createFileRoute('/_signed-in/invoices/')({
  staticData: { title: 'billing:invoices.title' },
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 500 ? { page } : {},
  loader: ({ context }) => context.texts('account', 'billing'),
  component: function Invoices() {
    return <InvoicesPage page={Route.useSearch().page ?? 1} />;
  },
});
