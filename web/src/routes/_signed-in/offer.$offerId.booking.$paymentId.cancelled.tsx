import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { BookingCancelledPage } from '../../features/billing/BookingResultPages.js';

/** Return URL of the payment provider after a cancelled booking payment (spec §2). */
export const Route = createFileRoute('/_signed-in/offer/$offerId/booking/$paymentId/cancelled')({
  staticData: { title: 'billing:paid.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('paid.title')}>
      <BookingCancelledPage paymentId={Route.useParams().paymentId} />
    </AccountFrame>
  );
}
