import { createFileRoute } from '@tanstack/react-router';
import { counterInvitationQuery } from '../api/counter-loans.js';
import { LinkGone, LinkPage } from '../features/counter-loans/LinkPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/counter-loan-invitation/$token')({
  loader: async ({ context, params }) => {
    await context.texts('counterLoans');
    return { opened: await load(context.queries, counterInvitationQuery(context.api, params.token)) };
  },
  head: ({ match, loaderData }) =>
    seo(match, {
      title: loaderData?.opened.loan
        ? match.context.t('counterLoans:join.title', { title: loaderData.opened.loan.title })
        : match.context.t('counterLoans:join.gone'),
      noindex: true,
    }),
  component: function CounterInvitation() {
    return <LinkPage token={Route.useParams().token} opened={Route.useLoaderData().opened} />;
  },
  notFoundComponent: LinkGone,
});
