import { createFileRoute } from '@tanstack/react-router';
import { loadGroup } from '../../features/groups/load-group.js';
import { NumbersPage } from '../../features/groups/NumbersPage.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/numbers')({
  staticData: { title: 'groups:numbers.title' },
  loader: ({ context, params }) =>
    Promise.all([
      loadGroup(context, params.groupId, (role) => role === 'creator' || role === 'admin'),
      context.texts('groups'),
    ]),
  component: function Numbers() {
    return <NumbersPage groupId={Route.useParams().groupId} />;
  },
});
