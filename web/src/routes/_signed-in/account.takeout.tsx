import { createFileRoute } from '@tanstack/react-router';
import { takeoutQuery } from '../../api/takeout.js';
import { TakeoutPage } from '../../features/account/takeout/TakeoutPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/takeout')({
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(takeoutQuery(context.api));
    await context.texts('account', 'takeout');
  },
  head: ({ match }) => seo(match, { title: match.context.t('takeout:title'), noindex: true }),
  component: TakeoutPage,
});
