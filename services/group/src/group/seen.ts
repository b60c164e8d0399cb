import { type QueryContext, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { membershipId, roleOf, type MembershipDocument } from '../memberships/projection.js';
import type { ReadModels } from '../ports.js';
import type { GroupDocument } from './projection.js';
import { leads } from './view.js';

export type Seen = Readonly<{ group: GroupDocument; own: MembershipDocument | null }>;

/** The caller's own membership in a group; null for outsiders and visitors. */
export const ownIn =
  ({ memberships }: Pick<ReadModels, 'memberships'>) =>
  async (groupId: string, context: QueryContext): Promise<MembershipDocument | null> => {
    const userId = callerIdOf(context);
    return userId === null ? null : memberships.get(membershipId(groupId, userId));
  };

/**
 * Returns the group and the caller's membership; null if the caller lacks the required role. A group hidden from the
 * caller is reported as not found (ADR 70).
 */
export const seeing =
  ({ groups, memberships }: Pick<ReadModels, 'groups' | 'memberships'>) =>
  async (groupId: string, context: QueryContext, needs: 'nothing' | 'member' | 'admin'): Promise<Seen | null> => {
    const [group, own] = await Promise.all([groups.get(groupId), ownIn({ memberships })(groupId, context)]);
    if (!group) return null;
    const role = roleOf(own);
    const may = { nothing: group.listed || role !== null, member: role !== null, admin: leads(role) }[needs];
    return may ? { group, own } : null;
  };
