import type { groupDoor } from '@lendring/contracts/group/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { MemberGroups } from './member-groups.port.js';

export const memberGroupsFrom = (
  group: Readonly<{ queries: Pick<DoorClient<typeof groupDoor>['queries'], 'groupsOf'> }>,
  clock: Clock,
): MemberGroups => ({
  of: (userId) => group.queries.groupsOf({ userId }, { actor: { kind: 'system', name: 'offer' }, at: clock.now() }),
});
