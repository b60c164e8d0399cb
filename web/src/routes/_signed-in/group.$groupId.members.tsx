import { createFileRoute } from '@tanstack/react-router';
import { membersQuery, myGroupQuery } from '../../api/groups.js';
import { MembersPage } from '../../features/groups/MembersPage.js';
import { load } from '../../lib/api-client/queries.js';
import { readPage } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/members')({
  staticData: { title: 'groups:members.title' },
  validateSearch: readPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { page = 1 } = readPage(deps);
    void context.queries.prefetchQuery(membersQuery(context.api, params.groupId, page));
    await Promise.all([context.texts('groups'), load(context.queries, myGroupQuery(context.api, params.groupId))]);
  },
  component: function Members() {
    return <MembersPage groupId={Route.useParams().groupId} page={readPage(Route.useSearch()).page ?? 1} />;
  },
});
