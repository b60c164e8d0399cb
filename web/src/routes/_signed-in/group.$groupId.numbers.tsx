import { createFileRoute } from '@tanstack/react-router';
import { groupNumbersQuery, myGroupQuery } from '../../api/groups.js';
import { NumbersPage } from '../../features/groups/NumbersPage.js';
import { load } from '../../lib/load.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/numbers')({
  staticData: { title: 'groups:numbers.title' },
  loader: async ({ context: { api, queries, texts }, params: { groupId } }) => {
    await Promise.all([
      texts('groups'),
      load(queries, myGroupQuery(api, groupId)),
      load(queries, groupNumbersQuery(api, groupId)),
    ]);
  },
  component: function Numbers() {
    return <NumbersPage groupId={Route.useParams().groupId} />;
  },
});
