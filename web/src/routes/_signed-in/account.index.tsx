import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../features/account/components/OverviewPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/')({
  loader: ({ context }) => context.texts('account'),
  head: ({ match }) => seo(match, { title: match.context.t('account:title'), noindex: true }),
  component: OverviewPage,
});
