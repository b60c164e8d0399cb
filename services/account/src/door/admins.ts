import type { Admin, accountDoor } from '@lendring/contracts/account/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate, rolesOf } from '../account/account.js';
import { appointAdmin, removeAdmin, type DecidesOnAdmins } from '../account/decide.js';

type Deps = Readonly<{ commands: CommandHandler; admins: View<Admin> }>;

/** One who may act: a suspended admin could appoint nobody. */
const isAdmin = async (unit: Unit, userId: string, at: string): Promise<boolean> =>
  rolesOf((await unit.load(accountAggregate, userId)).state, at).includes('admin');

/** Loaded in the same unit: who loses the role meanwhile decides nothing any more. The actor's word is not enough. */
const decides = async (unit: Unit, { actor, at }: CommandCall): Promise<DecidesOnAdmins> => {
  if (actor.kind === 'system') return 'system';
  return actor.kind === 'user' ? { admin: await isAdmin(unit, actor.userId, at) } : null;
};

/** The read model names candidates; their own streams say whether they are admins. */
export const anotherAdmin =
  (admins: View<Admin>) =>
  async (unit: Unit, userId: string, at: string): Promise<boolean> => {
    for (const candidate of await admins.find({ filter: { userId: { $ne: userId } }, limit: 100 }))
      if (await isAdmin(unit, candidate.userId, at)) return true;
    return false;
  };

/**
 * Appoints and removes admins. Streams of those who are looked at stand in the same append: of two admins who remove
 * each other, or both step down, one comes second and decides again on what is then so.
 */
export const adminCommands = ({
  commands,
  admins,
}: Deps): Pick<CommandHandlers<typeof accountDoor>, 'appointAdmin' | 'removeAdmin'> => {
  const isAnother = anotherAdmin(admins);

  return {
    appointAdmin: ({ userId }, call) =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(accountAggregate, userId);
        const decision = appointAdmin(state, userId, await decides(unit, call));
        if (!isRefused(decision)) unit.append(accountAggregate, userId, decision.events);
        return decision;
      }),
    removeAdmin: ({ userId }, call) =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(accountAggregate, userId);
        const by = await decides(unit, call);
        const own = call.actor.kind === 'user' && call.actor.userId === userId;
        // An admin who removes somebody else is the other one.
        const another = by === 'system' || own ? await isAnother(unit, userId, call.at) : true;
        const decision = removeAdmin(state, userId, by, another);
        if (!isRefused(decision)) unit.append(accountAggregate, userId, decision.events);
        return decision;
      }),
  };
};
