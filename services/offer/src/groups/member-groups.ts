import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { MemberGroups } from './member-groups.port.js';

export const memberGroupsFrom = (
  group: Readonly<{ queries: Pick<ServiceClient<typeof groupApi>['queries'], 'groupsOf'> }>,
  clock: Clock,
): MemberGroups => ({
  of: (userId) => group.queries.groupsOf({ userId }, { actor: { kind: 'system', name: 'offer' }, at: clock.now() }),
});
