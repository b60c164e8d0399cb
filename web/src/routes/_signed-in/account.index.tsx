import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../features/account/components/OverviewPage.js';
import { referenceQuery } from '../../api/reference.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/')({
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(referenceQuery(context.api));
    await context.texts('account');
  },
  head: ({ match }) => seo(match, { title: match.context.t('account:title'), noindex: true }),
  component: OverviewPage,
});
