import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../features/account/components/OverviewPage.js';
import { referenceQuery } from '../../api/reference.js';

export const Route = createFileRoute('/_signed-in/account/')({
  staticData: { title: 'account:title' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(referenceQuery(context.api));
    await context.texts('account');
  },
  component: OverviewPage,
});
