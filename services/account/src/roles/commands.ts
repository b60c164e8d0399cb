import type { accountApi } from '@lendring/contracts/account/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate, rolesOf } from '../account/account.aggregate.js';
import { giveRole, takeRole, type DecidesOnRoles } from './decide.js';
import type { RoleDocument } from './projection.js';

type Deps = Readonly<{ commands: CommandHandler; roles: View<RoleDocument> }>;

export const isAdmin = async (unit: Unit, userId: string, at: string): Promise<boolean> =>
  rolesOf((await unit.load(accountAggregate, userId)).state, at).includes('admin');

/** Loads the caller's roles in the same transaction, because the token's roles may be outdated. */
const decides = async (unit: Unit, { actor, at }: CommandCall): Promise<DecidesOnRoles> => {
  if (actor.kind === 'system') return 'system';
  return actor.kind === 'user' ? { admin: await isAdmin(unit, actor.userId, at) } : null;
};

/** Selects candidates from the read model and confirms in each candidate's own stream that they are an admin. */
export const anotherAdmin =
  (roles: View<RoleDocument>) =>
  async (unit: Unit, userId: string, at: string): Promise<boolean> => {
    const filter = { userId: { $ne: userId }, 'roles.role': 'admin' };
    for (const candidate of await roles.find({ filter, limit: 100 }))
      if (await isAdmin(unit, candidate.userId, at)) return true;
    return false;
  };

/**
 * Grants and revokes roles. The transaction includes the streams of all users involved: if two admins dismiss each
 * other or both resign, the second transaction conflicts and is decided again.
 */
export const roleCommands = ({
  commands,
  roles,
}: Deps): Pick<CommandHandlers<typeof accountApi>, 'giveRole' | 'takeRole'> => {
  const isAnother = anotherAdmin(roles);

  return {
    giveRole: ({ userId, role, reason }, call) =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(accountAggregate, userId);
        const decision = giveRole(state, { userId, role, reason }, await decides(unit, call), call.at);
        if (!isRefused(decision)) unit.append(accountAggregate, userId, decision.events);
        return decision;
      }),
    takeRole: ({ userId, role, reason }, call) =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(accountAggregate, userId);
        const by = await decides(unit, call);
        const own = call.actor.kind === 'user' && call.actor.userId === userId;
        // Skip the check if an admin dismisses another user, because that admin remains.
        const another = role === 'admin' && (by === 'system' || own) ? await isAnother(unit, userId, call.at) : true;
        const decision = takeRole(state, { userId, role, reason }, by, another);
        if (!isRefused(decision)) unit.append(accountAggregate, userId, decision.events);
        return decision;
      }),
  };
};
