import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/account/components/ProfilePage.js';
import { returnSearch } from '../../lib/session/return-to.js';

export const Route = createFileRoute('/_signed-in/account/profile')({
  staticData: { title: 'account:profile.title' },
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'address'),
  component: function Profile() {
    return <ProfilePage returnTo={Route.useSearch().return} />;
  },
});
