import { createFileRoute } from '@tanstack/react-router';
import { TraderPage } from '../../features/account/components/TraderPage.js';
import { returnSearch } from '../../lib/return-to.js';

/** Only for commercial people: private ones are never asked who they are. */
export const Route = createFileRoute('/_signed-in/account/trader')({
  staticData: { title: 'trader:own.title', access: 'commercial' },
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'trader'),
  component: function Trader() {
    return <TraderPage returnTo={Route.useSearch().return} />;
  },
});
