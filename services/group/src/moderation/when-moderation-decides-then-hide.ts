import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { hide, release } from './decide.js';
import { searchRequestAggregate } from '../search-request/search-request.aggregate.js';
import type { SearchRequestDeps } from '../search-request/search-request-deps.js';

const enforced: ReadonlySet<string> = new Set([
  'moderation.search_request_hidden',
  'moderation.search_request_released',
  'moderation.person_suspended',
  'moderation.person_reinstated',
]);

const decideAll = async (
  { commands, searchRequests, caughtUp }: SearchRequestDeps,
  userId: string,
  call: CommandCall,
  decide: typeof hide,
): Promise<CommandAnswer> => {
  await caughtUp();
  for await (const { searchRequestId } of eachOf(searchRequests, 'searchRequestId', (after) => ({
    userId,
    ...after,
  }))) {
    const own = { ...call, commandId: derivedId(call.commandId, searchRequestId), asks: { decided: searchRequestId } };
    const answer = await commands.on(searchRequestAggregate, searchRequestId, own, (request) =>
      decide(request, { searchRequestId, because: 'creator', at: call.at }),
    );
    if (!answer.ok) return answer;
  }
  return { ok: true, position: START };
};

/**
 * Hides search requests after a moderation decision, and while their creator is suspended, like offers (ADR 89).
 * Repeated or late messages have no effect.
 */
export const whenModerationDecidesThenHide = (deps: SearchRequestDeps): Reaction => ({
  name: 'when-moderation-decides-then-hide',
  topics: ['moderation'],
  react: async ({ type, subject, data, time: at }, call): Promise<CommandAnswer | undefined> => {
    if (!enforced.has(type)) return undefined;
    const said = ModerationIntegrationEvent.parse({ type, subject, data });
    const one = (decide: typeof hide) =>
      deps.commands.on(searchRequestAggregate, subject, call, (request) =>
        decide(request, { searchRequestId: subject, because: 'decision', at }),
      );
    switch (said.type) {
      case 'moderation.search_request_hidden':
        return one(hide);
      case 'moderation.search_request_released':
        return one(release);
      case 'moderation.person_suspended':
        return decideAll(deps, subject, { ...call, at }, hide);
      case 'moderation.person_reinstated':
        return decideAll(deps, subject, { ...call, at }, release);
      default:
        return undefined;
    }
  },
});
