import { createFileRoute } from '@tanstack/react-router';
import { BookingCancelledPage } from '../../features/billing/BookingCancelledPage.js';

export const Route = createFileRoute('/_signed-in/plan/booking/$paymentId/cancelled')({
  staticData: { title: 'billing:unpaid.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: function Payment() {
    return <BookingCancelledPage paymentId={Route.useParams().paymentId} />;
  },
});
