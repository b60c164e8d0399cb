import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import type { OfferState } from '@lendring/contracts/request/request.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { change } from '../request/change.js';
import type { RequestDocument } from '../request/projection.js';
import { noteOffer } from './decide.js';

type Deps = Readonly<{
  commands: CommandHandler;
  requests: Pick<View<RequestDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

/** Offer state after an event; null for a pause, which does not concern requests. */
const stateOf = (event: OfferIntegrationEvent): OfferState | null => {
  if (event.type === 'offer.published') return 'there';
  if (event.type !== 'offer.withdrawn') return null;
  if (event.data.status === 'deleted') return 'deleted';
  return event.data.locked ? 'locked' : null;
};

const noteAll = async (
  { commands, requests }: Deps,
  { offerId, offer, ownerSuspended }: Readonly<{ offerId: string; offer: OfferState; ownerSuspended: boolean }>,
  call: CommandCall,
): Promise<CommandAnswer | undefined> => {
  const concerned = (after: object) => ({
    offerId,
    stage: { $in: ['open', 'agreed'] },
    ...after,
    // Publication concerns only requests that recorded a lock.
    ...(offer === 'there' && { offer: 'locked' }),
  });
  for await (const { requestId } of eachOf(requests, 'requestId', concerned)) {
    const own = { ...call, commandId: derivedId(call.commandId, requestId), asks: { noteOffer: requestId } };
    const answer = await commands.execute(own, (unit) =>
      change(unit, noteOffer(offer, ownerSuspended), { requestId }, own),
    );
    if (!answer.ok) return answer;
  }
  return undefined;
};

export const whenAnOfferComesOrGoesThenNoteIt = (deps: Deps): Reaction => ({
  name: 'when-an-offer-comes-or-goes-then-note-it',
  topics: ['offer'],
  types: ['offer.published', 'offer.withdrawn'],
  react: async ({ type, subject, data }, call) => {
    const event = OfferIntegrationEvent.parse({ type, subject, data });
    const offer = stateOf(event);
    if (offer === null) return undefined;
    await deps.caughtUp();
    const ownerSuspended = event.type === 'offer.withdrawn' && event.data.ownerSuspended === true;
    return noteAll(deps, { offerId: event.subject, offer, ownerSuspended }, call);
  },
});
