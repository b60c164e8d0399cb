import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { Joiner } from './joiner.aggregate.js';
import type { GroupDocument } from '../group/projection.js';
import type { MembershipDocument } from './projection.js';

type Deps = Readonly<{
  groups: Pick<View<GroupDocument>, 'getMany'>;
  memberships: Pick<View<MembershipDocument>, 'find' | 'count'>;
}>;
export type OwnGroup = Readonly<{ own: MembershipDocument; group: GroupDocument }>;
export type OwnGroupsOf = (
  userId: string,
  statuses: readonly MembershipDocument['status'][],
) => Promise<readonly OwnGroup[]>;

/** Maximum number of memberships read per user, newest first; the read model keeps memberships of deleted groups. */
export const MOST_EVER = 20 * groupLimits.memberships;

export const ownGroupsIn =
  ({ groups, memberships }: Deps): OwnGroupsOf =>
  async (userId, statuses) => {
    const all = await memberships.find({
      filter: { userId, status: { $in: statuses } },
      sort: [['since', -1]],
      limit: MOST_EVER,
    });
    const found = new Map((await groups.getMany(all.map(({ groupId }) => groupId))).map((one) => [one.groupId, one]));
    return all.flatMap((own) => {
      const group = found.get(own.groupId);
      return group ? [{ own, group }] : [];
    });
  };

export type IsIn = (groupId: string) => Promise<boolean>;

/**
 * Returns whether the user has reached the limit of memberships and pending requests. Deleted groups count towards
 * MOST_EVER, which stops endless founding and deleting. `lately` counts recent groups that the read models may not
 * contain yet.
 */
export const isInMany = async (
  deps: Deps,
  userId: string,
  { groupIds: lately }: Joiner,
  isIn: IsIn,
): Promise<boolean> => {
  const ever = await deps.memberships.count({ userId, status: { $in: ['member', 'asked'] } });
  if (ever >= MOST_EVER) return true;
  if (ever + lately.length < groupLimits.memberships) return false;
  const known = new Set((await ownGroupsIn(deps)(userId, ['member', 'asked'])).map(({ group }) => group.groupId));
  const unknown = lately.filter((groupId) => !known.has(groupId));
  const more = known.size + unknown.length < groupLimits.memberships ? [] : await Promise.all(unknown.map(isIn));
  return known.size + more.filter(Boolean).length >= groupLimits.memberships;
};

/** Returns the ids of a user's groups after catching up, so that a member who was just removed no longer sees the group. */
export const groupIdsIn =
  ({ caughtUp, ...deps }: Deps & Readonly<{ caughtUp: () => Promise<void> }>) =>
  async (userId: string): Promise<string[]> => {
    await caughtUp();
    return (await ownGroupsIn(deps)(userId, ['member'])).map(({ group }) => group.groupId);
  };
