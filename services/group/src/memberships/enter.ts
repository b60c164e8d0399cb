import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import type { CountedAct } from '@lendring/contracts/group/memberships.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { groupAggregate, isInOrAsks } from '../group/group.aggregate.js';
import type { Decide } from '../group/group-commands.js';
import type { Ports } from '../ports.js';
import { countAct, joinerAggregate } from './joiner.aggregate.js';
import { isInMany } from './own-groups.js';

/** The daily limit that the events count against; null if they count against none. */
const countedIn = (events: readonly GroupEvent[]): CountedAct | null => {
  if (events.some(({ type }) => type === 'GroupFounded')) return 'found';
  return events.some(({ type }) => type === 'MembershipAsked') ? 'ask' : null;
};

/**
 * Joins or founds one more group. The joiner's own stream counts it, so concurrent commands cannot exceed the limit.
 */
export const entering =
  ({ commands, read }: Pick<Ports, 'commands' | 'read'>) =>
  async (groupId: string, call: CommandCall, decide: Decide): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user') return refuse<GroupRefusal>('group_not_found');
    const { userId } = actor;
    return commands.execute(call, async (unit) => {
      const groupOf = async (id: string) => (await unit.load(groupAggregate, id)).state;
      const group = await groupOf(groupId);
      const decision = decide(group, { groupId, userId, at });
      if (isRefused(decision) || decision.events.length === 0) return decision;
      const act = countedIn(decision.events);
      const { state: joiner } = await unit.load(joinerAggregate, userId);
      const counted = act ? countAct(joiner, { userId, at, locale: call.locale }, act) : decided([]);
      if (isRefused(counted)) return counted;
      if (!group.asks[userId]) {
        const isIn = async (id: string) => isInOrAsks(await groupOf(id), userId);
        if (await isInMany(read, userId, joiner, isIn))
          return refused('too_many_groups', { max: groupLimits.memberships });
        unit.append(joinerAggregate, userId, [{ type: 'GroupCounted', data: { groupId, userId } }, ...counted.events]);
      }
      unit.append(groupAggregate, groupId, decision.events);
      return decision;
    });
  };
