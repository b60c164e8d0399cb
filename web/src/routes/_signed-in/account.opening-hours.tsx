import { createFileRoute } from '@tanstack/react-router';
import { OpeningHoursPage } from '../../features/account/auto-reply/OpeningHoursPage.js';
import { returnSearch } from '../../lib/session/return-to.js';

export const Route = createFileRoute('/_signed-in/account/opening-hours')({
  staticData: { title: 'autoReply:hours.title' },
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'autoReply'),
  component: function OpeningHours() {
    return <OpeningHoursPage returnTo={Route.useSearch().return} />;
  },
});
