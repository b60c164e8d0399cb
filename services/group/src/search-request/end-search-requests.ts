import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { settled } from '@lendring/platform/runtime/followers/settled.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { end, eraseFrom, type SearchRequestDecision } from './decide.js';
import { searchRequestAggregate, type SearchRequest } from './search-request.aggregate.js';
import type { SearchRequestDeps } from './search-request-deps.js';

const PAGE = 100;

type Ending = Readonly<{
  filter: Filter;
  decide: (request: SearchRequest, one: Readonly<{ searchRequestId: string; at: string }>) => SearchRequestDecision;
}>;

const endingOf = ({ type, data }: GroupEvent): Ending | null => {
  const { groupId } = data;
  if (type === 'GroupDeleted') return { filter: { groupId }, decide: end };
  if (type !== 'MemberLeft' && type !== 'MemberBlocked') return null;
  const { userId } = data;
  return {
    filter: { $and: [{ groupId }, { $or: [{ userId }, { isPublic: false, repliers: userId }] }] },
    decide: (request, one) => eraseFrom(request, { ...one, userId }),
  };
};

/**
 * Deletes a member's search requests and replies when the member leaves the group, and all of them when the group is
 * deleted. Replies to public search requests stay, because their author can still read and delete them.
 */
export const endSearchRequests = ({ commands, searchRequests, caughtUp }: SearchRequestDeps): Policy<GroupEvent> => ({
  name: 'end-search-requests',
  prefixes: ['group-'],
  async react(event, call) {
    const ending = endingOf(event);
    if (!ending) return;
    for (;;) {
      await caughtUp();
      const page = await searchRequests.find({ filter: ending.filter, limit: PAGE });
      if (page.length === 0) return;
      for (const { searchRequestId } of page) {
        const own: CommandCall = {
          ...call,
          commandId: derivedId(call.commandId, searchRequestId),
          asks: searchRequestId,
        };
        settled(
          await commands.on(searchRequestAggregate, searchRequestId, own, (request) =>
            ending.decide(request, { searchRequestId, at: call.at }),
          ),
        );
      }
    }
  },
});
