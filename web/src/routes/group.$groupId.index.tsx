import { createFileRoute } from '@tanstack/react-router';
import { groupQuery } from '../api/groups.js';
import { GroupWithWanted } from '../app/GroupWithWanted.js';
import { MissingGroupPage } from '../app/MissingGroupPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/group/$groupId/')({
  staticData: { forSome: true },
  loader: async ({ context, params }) => {
    await context.texts('groups', 'wanted', 'ads');
    return { group: await load(context.queries, groupQuery(context.api, params.groupId)) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? seo(match, {
          title: loaderData.group.name,
          description: loaderData.group.description.slice(0, 160),
          image: loaderData.group.image?.large,
          noindex: !loaderData.group.listed,
        })
      : {},
  component: function Group() {
    return <GroupWithWanted {...Route.useLoaderData()} />;
  },
  notFoundComponent: MissingGroupPage,
});
