import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { BookPlanPage } from '../../features/billing/BookPlanPage.js';
import { textsWhereOn } from '../../lib/installation/require-feature.js';

export const Route = createFileRoute('/_signed-in/plan/book/$planId')({
  staticData: { title: 'billing:bookingTitle' },
  validateSearch: ({ interval }: Record<string, unknown>) => ({
    interval: interval === 'year' ? ('year' as const) : ('month' as const),
  }),
  loader: textsWhereOn('plans', 'account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('bookingTitle')}>
      <BookPlanPage {...Route.useParams()} {...Route.useSearch()} leave={(page) => location.assign(page)} />
    </AccountFrame>
  );
}
