import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { AdsPage } from '../../features/billing/ads/AdsPage.js';

export const Route = createFileRoute('/_signed-in/account/ads/')({
  staticData: { title: 'advertising:title' },
  loader: ({ context }) => context.texts('account', 'advertising'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('advertising');
  return (
    <AccountFrame title={t('title')} intro={t('intro')}>
      <AdsPage />
    </AccountFrame>
  );
}
