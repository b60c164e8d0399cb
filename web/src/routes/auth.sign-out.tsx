import { createFileRoute } from '@tanstack/react-router';
import { SignOutPage } from '../features/auth/components/SignOutPages.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/sign-out')({
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:signOut.title'), noindex: true }),
  component: SignOutPage,
});
