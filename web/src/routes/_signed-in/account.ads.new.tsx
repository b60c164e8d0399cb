import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { NewAdPage } from '../../features/billing/ads/NewAdPage.js';
import { textsWhereOn } from '../../lib/installation/require-feature.js';

export const Route = createFileRoute('/_signed-in/account/ads/new')({
  staticData: { title: 'advertising:newTitle' },
  loader: textsWhereOn('ads', 'account', 'advertising'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('advertising');
  return (
    <AccountFrame title={t('newTitle')}>
      <NewAdPage />
    </AccountFrame>
  );
}
