import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Act, GroupDecision } from '../group/decide-access.js';
import { groupAggregate, type Group } from '../group/group.aggregate.js';
import { onGroup } from '../group/group-commands.js';
import { seeing } from '../group/seen.js';
import type { Ports } from '../ports.js';
import { admit, appoint, block, decline, dismiss, handOver, join, leave, unblock } from './decide.js';
import { entering } from './enter.js';
import { groupIdsIn } from './own-groups.js';
import { roleOf, type MembershipDocument } from './projection.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'caughtUp'>;
type OnMember = (group: Group, act: Act, userId: string) => GroupDecision;
type CommandNames = 'join' | 'leave' | 'admit' | 'decline' | 'appoint' | 'dismiss' | 'block' | 'unblock' | 'handOver';
type QueryNames = 'groupsOf' | 'leaders' | 'waiting' | 'memberIds' | 'endedMemberIds' | 'members' | 'asks' | 'blocked';

/** Maximum number of admins notified of a request to join. */
const MOST_LEADERS = 100;

export const memberships = (deps: Deps) => {
  const { load, read, caughtUp } = deps;
  const { groups, memberships: documents } = read;
  const on = onGroup(deps);
  const into = entering(deps);
  const seen = seeing(read);
  const groupIdsOf = groupIdsIn({ ...read, caughtUp });
  const onMember =
    (decide: OnMember) =>
    ({ groupId, userId }: Readonly<{ groupId: string; userId: string }>, call: CommandCall) =>
      on(groupId, call, (group, act) => decide(group, act, userId));
  const handlers: Pick<CommandHandlers<typeof groupApi>, CommandNames> = {
    join: ({ groupId, message }, call) => into(groupId, call, (group, act) => join(group, act, message)),
    leave: ({ groupId }, call) => on(groupId, call, leave),
    admit: onMember(admit),
    decline: onMember(decline),
    appoint: onMember(appoint),
    dismiss: onMember(dismiss),
    block: onMember(block),
    unblock: onMember(unblock),
    handOver: onMember(handOver),
  };
  const people = async (
    { groupId, page, size }: Readonly<{ groupId: string; page: number; size: number }>,
    status: MembershipDocument['status'],
  ) => {
    const filter = { groupId, status };
    const [total, items] = await Promise.all([
      documents.count(filter),
      documents.find({
        filter,
        sort: [
          ['rank', 1],
          ['since', 1],
        ],
        skip: (page - 1) * size,
        limit: size,
      }),
    ]);
    return { total, items };
  };
  const nobody = { items: [], total: 0 };
  const memberIds = async (groupId: string, after: string | null, size: number, but: string | null = null) => {
    await caughtUp();
    const found = await documents.find({
      filter: {
        $and: [
          { groupId, status: 'member' },
          ...(after === null ? [] : [{ userId: { $gt: after } }]),
          ...(but === null ? [] : [{ userId: { $ne: but } }]),
        ],
      },
      sort: [['userId', 1]],
      limit: size,
    });
    return found.map(({ userId }) => userId);
  };

  const queries: Pick<ServiceHandlers<typeof groupApi>['queries'], QueryNames> = {
    groupsOf: async ({ userId }, { actor }) => {
      if (actor.kind !== 'system') return [];
      return groupIdsOf(userId);
    },
    leaders: async ({ groupId }, { actor }) => {
      if (actor.kind !== 'system') return [];
      await caughtUp();
      const found = await documents.find({
        filter: { groupId, status: 'member', rank: { $lt: 2 } },
        sort: [['rank', 1]],
        limit: MOST_LEADERS,
      });
      return (await groups.get(groupId)) ? found.map(({ userId }) => userId) : [];
    },
    waiting: async ({ groupId }, { actor }) => {
      if (actor.kind !== 'system') return 0;
      await caughtUp();
      return (await groups.get(groupId))?.askers.length ?? 0;
    },
    memberIds: async ({ groupId, after, size }, { actor }) => {
      if (actor.kind !== 'system') return [];
      const found = await memberIds(groupId, after, size);
      return (await groups.get(groupId)) ? found : [];
    },
    endedMemberIds: async ({ groupId, after, size }, { actor }) => {
      if (actor.kind !== 'system') return [];
      const { deleted, creatorId } = await load(groupAggregate, groupId);
      return deleted ? memberIds(groupId, after, size, creatorId) : [];
    },
    members: async (question, context) => {
      if (!(await seen(question.groupId, context, 'member'))) return nobody;
      const { total, items } = await people(question, 'member');
      return {
        total,
        items: items.map((one) => ({ userId: one.userId, role: roleOf(one) ?? 'member', since: one.since })),
      };
    },
    asks: async (question, context) => {
      if (!(await seen(question.groupId, context, 'admin'))) return nobody;
      const { total, items } = await people(question, 'asked');
      return { total, items: items.map(({ userId, message, since: at }) => ({ userId, message, at })) };
    },
    blocked: async (question, context) => {
      if (!(await seen(question.groupId, context, 'admin'))) return nobody;
      const { total, items } = await people(question, 'blocked');
      return { total, items: items.map(({ userId, since }) => ({ userId, since })) };
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
