import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import type { FileEvent } from '@lendring/contracts/account/people.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import { isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { Right } from '@lendring/contracts/kernel/rights.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';
import {
  erasureStarted,
  fileAggregate,
  noteRead,
  noteSignOut,
  type FileAct,
  type PersonFile,
} from './file.aggregate.js';
import { lookupsAggregate, noteConfirmation, noteSearch } from './lookups.aggregate.js';
import type { deletingAccount } from '../account-deletion/delete-account.js';
import { isAdmin } from '../roles/commands.js';

type Commands = 'noteSearch' | 'noteRead' | 'noteSignOut' | 'noteConfirmation' | 'erasePerson';
type Deps = Readonly<{ commands: CommandHandler; remove: ReturnType<typeof deletingAccount> }>;
type OnFile = (state: PersonFile, act: FileAct) => Decision<readonly FileEvent[], never>;

export const peopleCommands = ({ commands, remove }: Deps): Pick<CommandHandlers<typeof accountApi>, Commands> => {
  const withRight = async (right: Right, call: CommandCall, act: (by: string) => Promise<CommandAnswer>) => {
    const { actor } = call;
    if (actor.kind === 'user' && hasRight(actor, right)) return act(actor.userId);
    return refuse<AccountRefusal>(right === 'admin' ? 'admin_needed' : 'role_needed');
  };
  const onFile = (userId: string, right: Right, call: CommandCall, decide: OnFile) =>
    withRight(right, call, (by) =>
      commands.execute(call, async (unit) => {
        if (!(await unit.load(accountAggregate, userId)).state.opened) return refused('person_not_found');
        const { state } = await unit.load(fileAggregate, userId);
        const decision = decide(state, { userId, by, at: call.at });
        if (!isRefused(decision)) unit.append(fileAggregate, userId, decision.events);
        return decision;
      }),
    );

  return {
    noteSearch: ({ kind }, call) =>
      withRight('people', call, (by) =>
        commands.on(lookupsAggregate, by, call, (state) => noteSearch(state, { by, at: call.at }, kind)),
      ),
    noteRead: ({ userId, occasion }, call) =>
      onFile(userId, 'people', call, (state, act) => noteRead(state, act, occasion)),
    noteSignOut: ({ userId, reason }, call) => onFile(userId, 'sign_ins', call, (_, act) => noteSignOut(act, reason)),
    noteConfirmation: ({ reason }, call) =>
      withRight('sign_ins', call, (by) =>
        commands.on(lookupsAggregate, by, call, () => noteConfirmation({ by, at: call.at }, reason)),
      ),
    erasePerson: ({ userId, reason }, call) =>
      withRight('admin', call, (by) =>
        remove(userId, call, {
          // Check the admin's own stream in the same transaction, because an erasure is irreversible.
          may: async (unit, { roles }) => {
            if (!(await isAdmin(unit, by, call.at))) return 'admin_needed';
            return roles.length > 0 ? 'role_held' : null;
          },
          note: async (unit) => {
            await unit.load(fileAggregate, userId);
            unit.append(fileAggregate, userId, [erasureStarted({ userId, by, at: call.at }, reason)]);
          },
        }),
      ),
  };
};
