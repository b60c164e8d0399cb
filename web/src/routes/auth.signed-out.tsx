import { createFileRoute } from '@tanstack/react-router';
import { SignedOutPage } from '../features/auth/components/SignOutPages.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/signed-out')({
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:signedOut.title'), noindex: true }),
  component: SignedOutPage,
});
