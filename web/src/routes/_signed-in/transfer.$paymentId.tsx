import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { TransferPage } from '../../features/billing/TransferPage.js';

export const Route = createFileRoute('/_signed-in/transfer/$paymentId')({
  staticData: { title: 'billing:transfer.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('transfer.title')}>
      <TransferPage {...Route.useParams()} />
    </AccountFrame>
  );
}
