import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/account/components/ProfilePage.js';
import { returnSearch } from '../../lib/return-to.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/profile')({
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'address'),
  head: ({ match }) => seo(match, { title: match.context.t('account:profile.title'), noindex: true }),
  component: function Profile() {
    return <ProfilePage returnTo={Route.useSearch().return} />;
  },
});
