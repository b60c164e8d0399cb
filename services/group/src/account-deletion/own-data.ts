import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { GroupDocument } from '../group/projection.js';
import { roleOf, type MembershipDocument } from '../memberships/projection.js';
import type { SearchRequestDocument } from '../search-request/projection.js';
import { MOST_EVER, ownGroupsIn } from '../memberships/own-groups.js';
import { searchRequestAggregate } from '../search-request/search-request.aggregate.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  memberships: View<MembershipDocument>;
  groups: View<GroupDocument>;
  searchRequests: View<SearchRequestDocument>;
}>;

const PAGE = 100;

export const ownData = ({
  load,
  memberships,
  groups,
  searchRequests,
}: Deps): ServiceHandlers<typeof groupApi>['queries']['ownData'] => {
  const groupRows = async (userId: string) => {
    const found = await ownGroupsIn({ groups, memberships })(userId, ['member']);
    return found.map(({ own, group: { groupId, name } }) => ({ groupId, name, role: roleOf(own), since: own.since }));
  };

  const pageOf = async (filter: Readonly<Record<string, string>>, after: string | null) => {
    const found = await searchRequests.find({
      filter: { ...filter, ...(after !== null && { searchRequestId: { $gt: after } }) },
      sort: [['searchRequestId', 1]],
      limit: PAGE,
    });
    return { found, next: found.length === PAGE ? (found.at(-1)?.searchRequestId ?? null) : null };
  };

  return async ({ file, cursor }, { actor }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    const { userId } = actor;
    switch (file) {
      case 'groups':
        return { rows: await groupRows(userId), next: null };
      case 'group_asks': {
        const asked = await memberships.find({ filter: { userId, status: 'asked' }, limit: MOST_EVER });
        return { rows: asked.map(({ groupId, message, since: at }) => ({ groupId, message, at })), next: null };
      }
      case 'search_requests': {
        const { found, next } = await pageOf({ userId }, cursor);
        const rows = found.map(({ searchRequestId, groupId, title, text, days, solvedAt, madeAt }) => ({
          searchRequestId,
          groupId,
          title,
          text,
          days,
          solvedAt,
          madeAt,
        }));
        return { rows, next };
      }
      case 'search_request_replies': {
        const { found, next } = await pageOf({ repliers: userId }, cursor);
        const replied = await Promise.all(
          found.map(async ({ searchRequestId }) => {
            const { replies } = await load(searchRequestAggregate, searchRequestId);
            return replies
              .filter((one) => one.userId === userId)
              .map(({ userId: _, ...row }) => ({ searchRequestId, ...row }));
          }),
        );
        return { rows: replied.flat(), next };
      }
    }
  };
};
