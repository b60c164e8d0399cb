import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { CancelPlanPage } from '../../features/billing/CancelPlanPage.js';

export const Route = createFileRoute('/_signed-in/plan/cancel')({
  staticData: { title: 'billing:cancel.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('cancel.title')}>
      <CancelPlanPage />
    </AccountFrame>
  );
}
