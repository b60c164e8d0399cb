import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { PaymentMethodPage } from '../../features/billing/PaymentMethodPage.js';

export const Route = createFileRoute('/_signed-in/account/paymentmethod')({
  staticData: { title: 'billing:methodTitle' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('methodTitle')}>
      <PaymentMethodPage leave={(page) => location.assign(page)} />
    </AccountFrame>
  );
}
