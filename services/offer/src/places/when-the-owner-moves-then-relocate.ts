import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler, Policy, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { relocate } from './decide.js';
import type { Owner } from '../offer/decide-publishable.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { OwnerPlace } from './owner-place.port.js';
import type { OfferDocument } from '../offer/document.js';

type Deps = Readonly<{
  commands: CommandHandler;
  offers: View<OfferDocument>;
  ownerPlace: OwnerPlace;
  caughtUp: () => Promise<void>;
}>;

export const relocateAll =
  ({ commands, offers, ownerPlace, caughtUp }: Deps) =>
  async (ownerId: string, call: CommandCall): Promise<CommandAnswer> => {
    await caughtUp();
    const known = new Map<string | null, Promise<Owner>>();
    const at = (placeId: string | null): Promise<Owner> => {
      const owner = known.get(placeId) ?? ownerPlace.of(ownerId, placeId);
      known.set(placeId, owner);
      return owner;
    };
    let answer: CommandAnswer = { ok: true, position: START };
    const published = { ownerId, beneath: { $in: ['active', 'inactive'] } };
    for await (const { offerId } of eachOf(offers, 'offerId', (after) => ({ ...published, ...after }))) {
      const own = { ...call, commandId: derivedId(call.commandId, offerId), asks: { relocate: offerId } };
      const one = await commands.on(offerAggregate, offerId, own, async (state) =>
        relocate(state, offerId, await at(state.placeId)),
      );
      if (!one.ok) return one;
      if (one.position > answer.position) answer = one;
    }
    return answer;
  };

export const whenTheOwnerMovesThenRelocate = (deps: Deps): Reaction => ({
  name: 'when-the-owner-moves-then-relocate',
  topics: ['account'],
  types: ['account.relocated'],
  react: async ({ type, subject, data }, call) => {
    return relocateAll(deps)(AccountIntegrationEvent.parse({ type, subject, data }).subject, call);
  },
});

/** Relocates an offer that was published concurrently with the owner's move and still has the old place. */
export const whenPublishedThenRelocate = ({
  commands,
  ownerPlace,
}: Pick<Deps, 'commands' | 'ownerPlace'>): Policy<OfferEvent> => ({
  name: 'when-published-then-relocate',
  prefixes: ['offer-'],
  types: ['OfferPublished', 'OfferActivated'],
  react: async ({ type, data }, call) => {
    if (type !== 'OfferPublished' && type !== 'OfferActivated') return;
    return commands.on(offerAggregate, data.offerId, call, async (state) =>
      relocate(state, data.offerId, await ownerPlace.of(data.ownerId, state.placeId)),
    );
  },
});
