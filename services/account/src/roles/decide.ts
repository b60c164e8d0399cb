import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { isSuspended, type AccountState } from '../account/account.aggregate.js';
import type { AccountDecision } from '../account/decide.js';

/** The deciding party: the system, or a user with their current admin status (null for a visitor). */
export type DecidesOnRoles = 'system' | Readonly<{ admin: boolean }> | null;

type Change = Readonly<{ userId: string; role: Role; reason: string }>;

const mayDecide = (by: DecidesOnRoles): boolean => by === 'system' || (by?.admin ?? false);

/**
 * Grants a role, but not to a suspended user, who could inspect the decision against themselves with it. @param at
 * time at which the suspension is checked
 */
export const giveRole = (state: AccountState, change: Change, by: DecidesOnRoles, at: string): AccountDecision => {
  const { opened, roles } = state;
  if (!mayDecide(by)) return refused('admin_needed');
  if (!opened) return refused('account_not_found');
  if (isSuspended(state, at)) return refused('role_suspended');
  return decided(roles.includes(change.role) ? [] : [{ type: 'RoleGiven', data: change }]);
};

/**
 * Revokes a role. @param another whether another admin exists: the last admin must stay, because no other user could
 * appoint a new one
 */
export const takeRole = (
  { opened, roles }: AccountState,
  change: Change,
  by: DecidesOnRoles,
  another: boolean,
): AccountDecision => {
  if (!mayDecide(by)) return refused('admin_needed');
  if (!opened) return refused('account_not_found');
  if (!roles.includes(change.role)) return decided([]);
  return change.role === 'admin' && !another ? refused('last_admin') : decided([{ type: 'RoleTaken', data: change }]);
};
