import { createFileRoute } from '@tanstack/react-router';
import { LooksPage } from '../../features/account/components/LooksPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/picture')({
  loader: ({ context }) => context.texts('account'),
  head: ({ match }) => seo(match, { title: match.context.t('account:looks.title'), noindex: true }),
  component: LooksPage,
});
