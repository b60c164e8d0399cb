import { createFileRoute } from '@tanstack/react-router';
import { BookingPaidPage } from '../../features/billing/BookingPaidPage.js';

export const Route = createFileRoute('/_signed-in/plan/booking/$paymentId/success')({
  staticData: { title: 'billing:paid.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: function Payment() {
    return <BookingPaidPage paymentId={Route.useParams().paymentId} />;
  },
});
