import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { GroupDocument } from '../group/projection.js';
import { membershipId, roleOf, type MembershipDocument } from '../memberships/projection.js';
import type { Standing } from './decide-access.js';

type Deps = Readonly<{
  groups: Pick<View<GroupDocument>, 'get'>;
  memberships: Pick<View<MembershipDocument>, 'get'>;
  caughtUp: () => Promise<void>;
}>;

export type StandingOf = (groupId: string | null, userId: string | null) => Promise<Standing>;

export const opensOf = ({ listed, publicSearchRequests }: GroupDocument): boolean => listed && publicSearchRequests;

/**
 * Returns the caller's role in a group after catching up with the log, so that a member who was just removed has none.
 */
export const standings =
  ({ groups, memberships, caughtUp }: Deps): StandingOf =>
  async (groupId, userId) => {
    if (groupId === null) return null;
    await caughtUp();
    const [group, own] = await Promise.all([
      groups.get(groupId),
      userId === null ? null : memberships.get(membershipId(groupId, userId)),
    ]);
    return group && { role: roleOf(own), opens: opensOf(group) };
  };
