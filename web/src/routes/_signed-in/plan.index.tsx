import { createFileRoute } from '@tanstack/react-router';
import { ownPlanQuery, plansQuery } from '../../api/billing.js';
import { PlanPage } from '../../features/billing/PlanPage.js';

export const Route = createFileRoute('/_signed-in/plan/')({
  staticData: { title: 'billing:title' },
  loader: async ({ context: { api, queries, texts } }) => {
    void queries.prefetchQuery(ownPlanQuery(api));
    void queries.prefetchQuery(plansQuery(api));
    await texts('account', 'billing');
  },
  component: PlanPage,
});
