import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { close } from '../calendar/decide.js';
import { change } from '../request/change.js';
import type { RequestDocument } from '../request/projection.js';
import { declineAsGone } from './decide.js';

type Deps = Readonly<{
  commands: CommandHandler;
  requests: Pick<View<RequestDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

const declineAll = async (
  { commands, requests }: Deps,
  offerId: string,
  call: CommandCall,
): Promise<CommandAnswer | undefined> => {
  for await (const { requestId } of eachOf(requests, 'requestId', (after) => ({ offerId, stage: 'open', ...after }))) {
    const own = { ...call, commandId: derivedId(call.commandId, requestId), asks: { declineAsGone: requestId } };
    const answer = await commands.execute(own, (unit) => change(unit, declineAsGone, { requestId }, own));
    if (!answer.ok) return answer;
  }
  return undefined;
};

/**
 * Declines open requests of a deleted offer; agreed loans continue. The calendar closes first: asking and accepting
 * load the calendar in their append, so no request can be created or agreed afterwards.
 */
export const whenAnOfferIsDeletedThenDeclineItsRequests = (deps: Deps): Reaction => ({
  name: 'when-an-offer-is-deleted-then-decline-its-requests',
  topics: ['offer'],
  types: ['offer.withdrawn'],
  react: async ({ type, subject, data }, call) => {
    const event = OfferIntegrationEvent.parse({ type, subject, data });
    if (event.type !== 'offer.withdrawn' || event.data.status !== 'deleted') return undefined;
    const closed = await deps.commands.on(calendarAggregate, event.subject, call, (calendar) =>
      close(calendar, event.subject),
    );
    if (!closed.ok) return closed;
    await deps.caughtUp();
    return declineAll(deps, event.subject, call);
  },
});
