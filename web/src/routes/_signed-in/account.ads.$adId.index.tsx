import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { AdPage } from '../../features/billing/ads/AdPage.js';

export const Route = createFileRoute('/_signed-in/account/ads/$adId/')({
  staticData: { title: 'advertising:oneTitle' },
  loader: ({ context }) => context.texts('account', 'ads', 'advertising', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('advertising');
  return (
    <AccountFrame title={t('oneTitle')}>
      <AdPage {...Route.useParams()} leave={(page) => location.assign(page)} />
    </AccountFrame>
  );
}
