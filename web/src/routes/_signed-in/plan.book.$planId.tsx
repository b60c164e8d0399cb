import { createFileRoute } from '@tanstack/react-router';
import { Interval } from '@lendring/contracts/billing/catalogue.js';
import { BookPlanPage } from '../../features/billing/BookPlanPage.js';

export const Route = createFileRoute('/_signed-in/plan/book/$planId')({
  staticData: { title: 'billing:bookingTitle' },
  validateSearch: ({ interval }: Record<string, unknown>) => ({
    interval: Interval.options.find((one) => one === interval) ?? ('month' as const),
  }),
  loader: ({ context }) => context.texts('account', 'billing'),
  component: function Book() {
    const { planId } = Route.useParams();
    const { interval } = Route.useSearch();
    return <BookPlanPage planId={planId} interval={interval} leave={(page) => location.assign(page)} />;
  },
});
