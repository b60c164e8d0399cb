import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { BookingCancelledPage, BookingPaidPage } from '../../features/billing/BookingResultPages.js';

/** Return URL of the payment provider (spec §2). */
export const Route = createFileRoute('/_signed-in/plan/booking/$paymentId/$result')({
  staticData: { title: 'billing:paid.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  const { paymentId, result } = Route.useParams();
  const isBack = result === 'cancelled';
  return (
    <AccountFrame title={t('paid.title')}>
      {isBack ? <BookingCancelledPage paymentId={paymentId} /> : <BookingPaidPage paymentId={paymentId} />}
    </AccountFrame>
  );
}
