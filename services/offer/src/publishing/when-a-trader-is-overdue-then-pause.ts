import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { pauseFor } from './decide.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { OwnerPlace } from '../places/owner-place.port.js';
import type { OfferDocument } from '../offer/document.js';

type Deps = Readonly<{
  commands: CommandHandler;
  offers: Pick<View<OfferDocument>, 'find'>;
  ownerPlace: OwnerPlace;
  caughtUp: () => Promise<void>;
}>;

/**
 * Pauses offers of commercial owners who missed the deadline for trader details (DSA art. 30, ADR 110). Owners bring
 * them online again, which requires the details. Owners who supplied them meanwhile, or are private again, keep their
 * offers online.
 */
export const whenATraderIsOverdueThenPause = ({ commands, offers, ownerPlace, caughtUp }: Deps): Reaction => ({
  name: 'when-a-trader-is-overdue-then-pause',
  topics: ['account'],
  types: ['account.trader_overdue'],
  react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
    const ownerId = AccountIntegrationEvent.parse({ type, subject, data }).subject;
    await caughtUp();
    for await (const { offerId } of eachOf(offers, 'offerId', (after) => ({ ownerId, beneath: 'active', ...after }))) {
      const own = { ...call, commandId: derivedId(call.commandId, offerId), asks: { overdue: offerId } };
      const answer = await commands.on(offerAggregate, offerId, own, async (state) =>
        pauseFor(state, offerId, await ownerPlace.of(ownerId, null)),
      );
      if (!answer.ok) return answer;
    }
    return { ok: true, position: START };
  },
});
