import type { groupDoor } from '@lendring/contracts/group/queries.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { GroupDocument } from '../projections/groups.js';
import { roleOf, type MembershipDocument } from '../projections/memberships.js';

type Deps = Readonly<{ memberships: View<MembershipDocument>; groups: View<GroupDocument> }>;

/** What this service holds of the asker: the groups they are in, and what they asked admins; each file is one page. */
export const ownData =
  ({ memberships, groups }: Deps): DoorHandlers<typeof groupDoor>['queries']['ownData'] =>
  async ({ file }, { actor }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    const own = await memberships.find({
      filter: { userId: actor.userId, status: file === 'groups' ? 'member' : 'asked' },
      limit: 2 * groupLimits.memberships,
    });
    if (file === 'group_asks')
      return { rows: own.map(({ groupId, message, since: at }) => ({ groupId, message, at })), next: null };
    const names = new Map(
      (await groups.getMany(own.map(({ groupId }) => groupId))).map(({ groupId, name }) => [groupId, name]),
    );
    const rows = own.flatMap((one) => {
      const name = names.get(one.groupId);
      return name === undefined ? [] : [{ groupId: one.groupId, name, role: roleOf(one), since: one.since }];
    });
    return { rows, next: null };
  };
