import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { InvoicePage } from '../../features/billing/InvoicePage.js';

export const Route = createFileRoute('/_signed-in/invoices/$invoiceId')({
  staticData: { title: 'billing:invoiceTitle' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('invoiceTitle')}>
      <InvoicePage {...Route.useParams()} />
    </AccountFrame>
  );
}
