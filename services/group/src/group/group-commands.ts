import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Act, GroupDecision } from './decide-access.js';
import { groupAggregate, type Group } from './group.aggregate.js';

export type Decide = (group: Group, act: Act) => GroupDecision;

export const onGroup =
  ({ commands }: Readonly<{ commands: CommandHandler }>) =>
  async (groupId: string, call: CommandCall, decide: Decide): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user') return refuse<GroupRefusal>('group_not_found');
    return commands.on(groupAggregate, groupId, call, (group) => decide(group, { groupId, userId: actor.userId, at }));
  };
