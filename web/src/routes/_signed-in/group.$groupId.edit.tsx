import { createFileRoute } from '@tanstack/react-router';
import { myGroupQuery } from '../../api/groups.js';
import { EditGroupPage } from '../../features/groups/EditGroupPage.js';
import { load } from '../../lib/api-client/queries.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/edit')({
  staticData: { title: 'groups:edit.title' },
  loader: async ({ context, params }) => {
    await Promise.all([context.texts('groups'), load(context.queries, myGroupQuery(context.api, params.groupId))]);
  },
  component: function EditGroup() {
    return <EditGroupPage groupId={Route.useParams().groupId} />;
  },
});
