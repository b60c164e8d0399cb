import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/auth/components/SignInPage.js';
import { uidSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: uidSearch,
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:signIn.title'), noindex: true }),
  component: function SignIn() {
    return <SignInPage uid={Route.useSearch().uid} />;
  },
});
