import { createFileRoute } from '@tanstack/react-router';
import { GroupRequestsPage } from '../../features/groups/GroupRequestsPage.js';
import { loadGroup } from '../../features/groups/load-group.js';
import { readPage } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/requests')({
  staticData: { title: 'groups:requests.title' },
  validateSearch: readPage,
  loader: ({ context, params }) =>
    Promise.all([
      loadGroup(context, params.groupId, (role) => role === 'creator' || role === 'admin'),
      context.texts('groups'),
    ]),
  component: function Requests() {
    return <GroupRequestsPage groupId={Route.useParams().groupId} page={readPage(Route.useSearch()).page ?? 1} />;
  },
});
