import { createFileRoute } from '@tanstack/react-router';
import { ownPlanQuery, plansQuery } from '../../api/billing.js';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { PlanPage } from '../../features/billing/PlanPage.js';

export const Route = createFileRoute('/_signed-in/plan/')({
  staticData: { title: 'billing:title' },
  loader: async ({ context: { api, queries, texts } }) => {
    void queries.prefetchQuery(ownPlanQuery(api));
    void queries.prefetchQuery(plansQuery(api));
    await texts('account', 'billing');
  },
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('title')} intro={t('intro')}>
      <PlanPage />
    </AccountFrame>
  );
}
