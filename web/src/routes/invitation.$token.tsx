import { createFileRoute } from '@tanstack/react-router';
import { invitationQuery } from '../api/groups.js';
import { InvitationPage } from '../features/groups/InvitationPage.js';
import { InvitationGone } from '../features/groups/InvitationGone.js';
import { requireFeature } from '../lib/installation/require-feature.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/invitation/$token')({
  loader: async ({ context, params }) => {
    await context.texts('groups');
    if (BUILT_FOR_SERVER) requireFeature(context, 'groups');
    return { opened: await load(context.queries, invitationQuery(context.api, params.token)) };
  },
  head: ({ match, loaderData }) =>
    seo(match, {
      title: loaderData
        ? match.context.t('groups:invitation.title', { group: loaderData.opened.group.name })
        : match.context.t('groups:invitation.gone'),
      noindex: true,
    }),
  component: function Invitation() {
    return <InvitationPage token={Route.useParams().token} opened={Route.useLoaderData().opened} />;
  },
  notFoundComponent: InvitationGone,
});
