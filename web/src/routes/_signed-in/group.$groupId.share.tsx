import { createFileRoute } from '@tanstack/react-router';
import { loadGroup } from '../../features/groups/load-group.js';
import { SharePage } from '../../features/groups/SharePage.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/share')({
  staticData: { title: 'groups:share.title' },
  loader: ({ context, params }) =>
    Promise.all([loadGroup(context, params.groupId, Boolean), context.texts('groups', 'wizard')]),
  component: function Share() {
    return <SharePage groupId={Route.useParams().groupId} />;
  },
});
