import { createFileRoute } from '@tanstack/react-router';
import { OpeningHoursPage } from '../../features/account/auto-reply/OpeningHoursPage.js';
import { returnSearch } from '../../lib/return-to.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/opening-hours')({
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'autoReply'),
  head: ({ match }) => seo(match, { title: match.context.t('autoReply:hours.title'), noindex: true }),
  component: function OpeningHours() {
    return <OpeningHoursPage returnTo={Route.useSearch().return} />;
  },
});
