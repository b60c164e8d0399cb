import { createFileRoute } from '@tanstack/react-router';
import { groupsQuery, ownGroupsQuery } from '../api/groups.js';
import { GroupsPage } from '../features/groups/GroupsPage.js';
import { readGroupSearch } from '../features/groups/search.js';
import { requireFeature } from '../lib/installation/require-feature.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/groups')({
  validateSearch: readGroupSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { query, near, page = 1 } }) => {
    if (BUILT_FOR_SERVER) requireFeature(context, 'groups');
    const asked = { ...(query && { query }), ...(near && { city_id: near }), page };
    const [found] = await Promise.all([
      load(context.queries, groupsQuery(context.api, asked)),
      context.texts('groups'),
      context.session.get().status === 'in' && context.queries.prefetchQuery(ownGroupsQuery(context.api)),
    ]);
    return { found };
  },
  head: ({ match }) =>
    seo(match, {
      title: match.context.t('groups:title'),
      description: match.context.t('groups:text'),
      noindex: match.search.query !== undefined || match.search.near !== undefined,
    }),
  component: function Groups() {
    return <GroupsPage {...Route.useLoaderData()} search={readGroupSearch(Route.useSearch())} />;
  },
});
