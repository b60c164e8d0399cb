import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { PromotePage } from '../../features/billing/PromotePage.js';

const features = ['highlight', 'top', 'home'] as const;

export const Route = createFileRoute('/_signed-in/offer/$offerId/promote')({
  staticData: { title: 'billing:promoteTitle' },
  validateSearch: ({ feature }: Record<string, unknown>) => {
    const chosen = features.find((one) => one === feature);
    return chosen ? { feature: chosen } : {};
  },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('promoteTitle')} intro={t('promote.intro')}>
      <PromotePage {...Route.useParams()} {...Route.useSearch()} leave={(page) => location.assign(page)} />
    </AccountFrame>
  );
}
