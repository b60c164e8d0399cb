import { createFileRoute } from '@tanstack/react-router';
import { groupQuery, myGroupQuery } from '../api/groups.js';
import { MissingPage } from '../app/MissingPage.js';
import { GroupPage, memberParts } from '../features/groups/GroupPage.js';
import { GroupWanted } from '../features/search-requests/group-wanted.js';
import { load } from '../lib/api-client/queries.js';
import { useOnceSignedIn } from '../app/use-once-signed-in.js';
import { seo } from '../seo/seo.js';
import { Skeleton } from '../ui/Skeleton.js';
import { together } from '../ui/later.js';

const parts = together(GroupWanted, memberParts);

export const Route = createFileRoute('/group/$groupId/')({
  staticData: { forSome: true },
  loader: async ({ context, params }) => {
    await context.texts('groups', 'wanted', 'ads');
    if (context.session.get().status === 'in') await parts.load();
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
    const isReady = useOnceSignedIn(parts);
    const { group } = Route.useLoaderData();
    return <GroupPage group={group} wanted={<GroupWanted groupId={group.group_id} />} isReady={isReady} />;
  },
  notFoundComponent: function MissingGroup() {
    const isReady = useOnceSignedIn(parts);
    const { groupId } = Route.useParams();
    return (
      <MissingPage
        query={(api) => myGroupQuery(api, groupId)}
        titleOf={({ name }) => name}
        show={(group) => (
          <GroupPage group={group} wanted={<GroupWanted groupId={group.group_id} />} isReady={isReady} />
        )}
        className="wrap grid gap-6 py-10 md:grid-cols-[340px_1fr]"
        pending={
          <>
            <Skeleton className="aspect-4/3 rounded-md" />
            <Skeleton className="h-10 w-2/3" />
          </>
        }
      />
    );
  },
});
