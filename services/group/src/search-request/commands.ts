import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { searchRequestCommands } from '@lendring/contracts/group/search-request.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { SearchRequestDocument } from './projection.js';
import { change, deleteReply, make, remove, reply, settle, type Act, type SearchRequestDecision } from './decide.js';
import { searchRequestAggregate, type SearchRequest } from './search-request.aggregate.js';
import { countMade, countReply, seekerAggregate } from './seeker.aggregate.js';
import type { MayAttach } from '../ports.js';
import type { StandingOf } from './standing.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  searchRequests: Pick<View<SearchRequestDocument>, 'count'>;
  standingOf: StandingOf;
  mayAttach: MayAttach;
}>;
type Handlers = Pick<CommandHandlers<typeof groupApi>, keyof typeof searchRequestCommands>;

export const searchRequestCommandHandlers = ({
  commands,
  load,
  searchRequests,
  standingOf,
  mayAttach,
}: Deps): Handlers => {
  const standingIn = async (searchRequestId: string, userId: string) =>
    standingOf((await load(searchRequestAggregate, searchRequestId)).groupId, userId);
  const on = async (
    searchRequestId: string,
    call: CommandCall,
    decide: (request: SearchRequest, act: Act) => SearchRequestDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user') return refuse<GroupRefusal>('search_request_not_found');
    const { userId } = actor;
    const standing = await standingIn(searchRequestId, userId);
    return commands.on(searchRequestAggregate, searchRequestId, call, (request) =>
      decide(request, { searchRequestId, userId, at, standing }),
    );
  };
  /** Best effort: two concurrent commands may exceed the limit. */
  const hasMany = async ({ actor }: CommandCall): Promise<boolean> =>
    actor.kind === 'user' &&
    (await searchRequests.count({ userId: actor.userId, solvedAt: null })) >= searchRequestLimits.open;

  return {
    makeSearchRequest: async ({ searchRequestId, groupId, ...settings }, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return refuse<GroupRefusal>('search_request_not_found');
      if (await hasMany(call))
        return refuse<GroupRefusal>('too_many_search_requests', { max: searchRequestLimits.open });
      const { userId } = actor;
      const standing = await standingOf(groupId, userId);
      return commands.execute(call, async (unit) => {
        const { state } = await unit.load(searchRequestAggregate, searchRequestId);
        const made = make(state, { searchRequestId, userId, at, standing }, groupId, settings);
        if (isRefused(made) || made.events.length === 0) return made;
        const counted = countMade((await unit.load(seekerAggregate, userId)).state, { userId, at });
        if (isRefused(counted)) return counted;
        unit.append(seekerAggregate, userId, counted.events);
        unit.append(searchRequestAggregate, searchRequestId, made.events);
        return made;
      });
    },
    changeSearchRequest: ({ searchRequestId, changes }, call) =>
      on(searchRequestId, call, (request, act) => change(request, act, changes)),
    reply: async ({ searchRequestId, text, offerId }, call) => {
      const { actor, at, locale } = call;
      if (actor.kind !== 'user') return refuse<GroupRefusal>('search_request_not_found');
      const { userId } = actor;
      if (offerId !== null && !(await mayAttach(offerId, userId, at)))
        return refuse<GroupRefusal>('search_request_offer');
      const replyId = derivedId(call.commandId, 'reply');
      const standing = await standingIn(searchRequestId, userId);
      return commands.execute(call, async (unit) => {
        const { state } = await unit.load(searchRequestAggregate, searchRequestId);
        const written = reply(state, { searchRequestId, userId, at, standing }, { replyId, text, offerId });
        if (isRefused(written) || written.events.length === 0) return written;
        if (userId !== state.creatorId) {
          const seeker = (await unit.load(seekerAggregate, userId)).state;
          const counted = countReply(seeker, { userId, at, locale });
          if (isRefused(counted)) return counted;
          unit.append(seekerAggregate, userId, counted.events);
        }
        unit.append(searchRequestAggregate, searchRequestId, written.events);
        return written;
      });
    },
    deleteReply: ({ searchRequestId, replyId }, call) =>
      on(searchRequestId, call, (request, act) => deleteReply(request, act, replyId)),
    settle: async ({ searchRequestId, solved }, call) => {
      const settling = { solved, hasMany: !solved && (await hasMany(call)) };
      return on(searchRequestId, call, (request, act) => settle(request, act, settling));
    },
    deleteSearchRequest: ({ searchRequestId }, call) => on(searchRequestId, call, remove),
  };
};
