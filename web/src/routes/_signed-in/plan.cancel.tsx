import { createFileRoute } from '@tanstack/react-router';
import { CancelPlanPage } from '../../features/billing/CancelPlanPage.js';

export const Route = createFileRoute('/_signed-in/plan/cancel')({
  staticData: { title: 'billing:cancel.title' },
  loader: ({ context }) => context.texts('account', 'billing'),
  component: CancelPlanPage,
});
