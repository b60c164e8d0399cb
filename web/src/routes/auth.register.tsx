import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../features/auth/components/RegisterPage.js';
import { uidSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/register')({
  validateSearch: uidSearch,
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:register.title'), noindex: true }),
  component: function Register() {
    return <RegisterPage uid={Route.useSearch().uid} />;
  },
});
