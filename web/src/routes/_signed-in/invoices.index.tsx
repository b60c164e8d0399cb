import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { InvoicesPage } from '../../features/billing/InvoicesPage.js';

export const Route = createFileRoute('/_signed-in/invoices/')({
  staticData: { title: 'billing:invoices.title' },
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 500 ? { page } : {},
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('invoices.title')}>
      <InvoicesPage page={Route.useSearch().page ?? 1} />
    </AccountFrame>
  );
}
