import { createFileRoute } from '@tanstack/react-router';
import { TestPaymentPage } from '../../features/billing/TestPaymentPage.js';

export const Route = createFileRoute('/_signed-in/test-payment/$paymentId')({
  staticData: { title: 'billing:test.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: function Payment() {
    return <TestPaymentPage paymentId={Route.useParams().paymentId} />;
  },
});
