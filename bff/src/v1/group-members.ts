import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { MemberAct } from '@lendring/contracts/http/group-members.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { peopleOfEach } from '../shapes/people.js';
import { readGroup, type GroupDeps } from './groups.js';
import { pagingOf } from './paging.js';

type Names = 'groupMembers' | 'groupAsks' | 'groupBlocked' | 'changeMember';
type Act = (who: Readonly<{ groupId: string; userId: UserId }>, context: CommandContext) => Promise<CommandAnswer>;

export const groupMemberHandlers = (deps: GroupDeps): Handlers<Names> => {
  const { apis } = deps;
  const { commands, queries } = apis.group;
  const acts: Readonly<Record<Camel<MemberAct>, Act>> = {
    admit: commands.admit,
    decline: commands.decline,
    appoint: commands.appoint,
    dismiss: commands.dismiss,
    block: commands.block,
    unblock: commands.unblock,
    hand_over: commands.handOver,
  };
  /** Reads the group before its members, so that non-members of an unlisted group get 404. */
  const page = async <Item extends Readonly<{ userId: UserId }>, Row extends object>(
    { id, query: { page: n, size } }: Readonly<{ id: string; query: Readonly<{ page: number; size: number }> }>,
    caller: Caller,
    read: (
      question: Readonly<{ groupId: string; page: number; size: number }>,
      context: ReturnType<typeof queryContext>,
    ) => Promise<Readonly<{ items: readonly Item[]; total: number }>>,
    rest: (item: Item) => Row,
  ) => {
    await readGroup(deps, caller, id);
    const { items, total } = await read({ groupId: id, page: n, size }, queryContext(caller));
    const people = await peopleOfEach(apis, caller, items, ({ userId }) => userId);
    return {
      items: items.map((item) => ({ userId: item.userId, user: people.get(item.userId) ?? null, ...rest(item) })),
      paging: pagingOf({ total, page: n, size }),
    };
  };

  return {
    groupMembers: (input, caller) => page(input, caller, queries.members, ({ role, since }) => ({ role, since })),
    groupAsks: (input, caller) => page(input, caller, queries.asks, ({ message, at }) => ({ message, at })),
    groupBlocked: (input, caller) => page(input, caller, queries.blocked, ({ since }) => ({ since })),
    changeMember: async ({ id, body: { userId, act } }, caller) =>
      readGroup(deps, caller, id, accepted(await acts[act]({ groupId: id, userId }, commandContext(caller)))),
  };
};
