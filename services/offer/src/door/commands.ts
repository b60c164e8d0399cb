import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service.js';
import type { Hits } from '../hits/hits.js';
import { activate, addImage, deactivate, draft, publish, remove, removeImage, type Asked, type OfferDecision } from '../offer/decide.js';
import { edit } from '../offer/edit.js';
import type { OfferState } from '../offer/offer.js';
import type { Owner } from '../offer/publishing.js';
import { onOffer } from '../on-offer.js';
import type { OwnerPlace } from '../owner-place.port.js';
import { isVisible } from '../projections/offer-view.js';
import type { OfferDocument } from '../projections/offers.js';

export type OfferCommandDeps = Readonly<{
  commands: CommandHandler;
  offers: View<OfferDocument>;
  hits: Hits;
  ownerPlace: OwnerPlace;
  relocateAll: (ownerId: string, context: CommandContext) => Promise<CommandAnswer>;
}>;

/** The commands of the door: who asks comes from the context, what the owner's profile lacks from the account service. */
export const offerCommandHandlers = ({ commands, offers, hits, ownerPlace, relocateAll }: OfferCommandDeps): DoorHandlers<typeof offerDoor>['commands'] => {
  type Decide = (state: OfferState, asked: Asked) => OfferDecision | Promise<OfferDecision>;
  const run = (name: string, context: CommandContext, data: { readonly offerId: string }, decide: Decide) => {
    const asked = { offerId: data.offerId, userId: context.actor.kind === 'user' ? context.actor.userId : null };
    return onOffer(commands, context, { [name]: data }, data.offerId, (state) => decide(state, asked));
  };
  /** Strangers must not make us ask about the owner. */
  const withOwner = (decide: (state: OfferState, asked: Asked, owner: Owner) => OfferDecision): Decide =>
    async (state, asked) => decide(state, asked, asked.userId !== null && asked.userId === state.ownerId ? await ownerPlace.of(asked.userId, state.placeId) : null);

  return {
    draft: async (data, context) => {
      const drafts = context.actor.kind === 'user' ? await offers.count({ ownerId: context.actor.userId, status: 'draft' }) : 0;
      return run('draft', context, data, (state, asked) => draft(state, asked, context.locale, drafts));
    },
    edit: (data, context) => run('edit', context, data, async (state, asked) => {
      const { placeId, commercialOnly } = data.changes;
      const matters = placeId !== undefined || commercialOnly === true;
      const owner = matters && asked.userId !== null && asked.userId === state.ownerId ? await ownerPlace.of(asked.userId, placeId === undefined ? state.placeId : placeId) : null;
      return edit(state, asked, data.changes, owner);
    }),
    addImage: (data, context) => run('addImage', context, data, (state, asked) => addImage(state, asked, data.picture)),
    removeImage: (data, context) => run('removeImage', context, data, (state, asked) => removeImage(state, asked, data.imageId)),
    publish: (data, context) => run('publish', context, data, withOwner(publish)),
    activate: (data, context) => run('activate', context, data, withOwner(activate)),
    deactivate: (data, context) => run('deactivate', context, data, deactivate),
    delete: (data, context) => run('delete', context, data, remove),
    relocate: async ({ ownerId }, context) => (context.actor.kind === 'system' ? relocateAll(ownerId, context) : { ok: false, refusal: { code: 'not_owner' } }),
    countHit: async ({ offerId, visitor }, { actor, at }) => {
      const document = await offers.get(offerId);
      if (!document || !isVisible(document, actor)) return { ok: false, refusal: { code: 'offer_not_found' } };
      const own = actor.kind === 'user' && actor.userId === document.ownerId;
      if (document.status === 'active' && !own) await hits.count(offerId, visitor, at);
      return { ok: true, position: START };
    },
  };
};
