import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { settled } from '@lendring/platform/runtime/followers/policy-runner.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { SearchRequestDocument } from '../projections/search-requests.js';
import { end } from '../search-request/decide.js';
import { searchRequestAggregate } from '../search-request/search-request.js';

type Deps = Readonly<{
  commands: CommandHandler;
  searchRequests: Pick<View<SearchRequestDocument>, 'find'>;
  /** Waits until the read models have what the log has. */
  caughtUp: () => Promise<void>;
}>;

const PAGE = 100;

/** Which search requests an event leaves without anybody who could use them. */
const without = ({ type, data }: GroupEvent): Filter | null => {
  if (type === 'GroupDeleted') return { groupId: data.groupId };
  return type === 'MemberLeft' || type === 'MemberBlocked' ? { groupId: data.groupId, userId: data.userId } : null;
};

/** Search requests go with whoever made them, when that person leaves the group, and with the group. */
export const endSearchRequests = ({ commands, searchRequests, caughtUp }: Deps): Policy<GroupEvent> => ({
  name: 'end-search-requests',
  prefixes: ['group-'],
  async react(event, call) {
    const filter = without(event);
    if (!filter) return;
    for (;;) {
      await caughtUp();
      const page = await searchRequests.find({ filter, limit: PAGE });
      if (page.length === 0) return;
      for (const { searchRequestId } of page) {
        const own: CommandCall = {
          ...call,
          commandId: derivedId(call.commandId, searchRequestId),
          asks: searchRequestId,
        };
        settled(
          await commands.on(searchRequestAggregate, searchRequestId, own, (request) =>
            end(request, { searchRequestId, at: call.at }),
          ),
        );
      }
    }
  },
});
