import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { BookingPaidPage } from '../../features/billing/BookingResultPages.js';

/** Return URL of the payment provider after a successful booking payment (spec §2). */
export const Route = createFileRoute('/_signed-in/offer/$offerId/booking/$paymentId/success')({
  staticData: { title: 'billing:paid.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <AccountFrame title={t('paid.title')}>
      <BookingPaidPage paymentId={Route.useParams().paymentId} />
    </AccountFrame>
  );
}
