import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { eraseFrom } from '../search-request/decide.js';
import { searchRequestAggregate } from '../search-request/search-request.aggregate.js';
import type { SearchRequestDeps } from '../search-request/search-request-deps.js';

const PAGE = 100;

export const eraseSearchRequests =
  ({ commands, searchRequests, caughtUp }: SearchRequestDeps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    for (;;) {
      await caughtUp();
      const page = await searchRequests.find({ filter: { $or: [{ userId }, { repliers: userId }] }, limit: PAGE });
      if (page.length === 0) return null;
      for (const { searchRequestId } of page) {
        const own: CommandCall = { ...call, commandId: randomUUID(), asks: searchRequestId };
        const erased = await commands.on(searchRequestAggregate, searchRequestId, own, (request) =>
          eraseFrom(request, { searchRequestId, userId, at: call.at }),
        );
        if (!erased.ok) return erased;
      }
    }
  };
