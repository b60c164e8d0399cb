import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { draftsAggregate, openDrafts } from '../drafts/drafts.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import type { IncludedInPlan } from '@lendring/platform/runtime/plans/included.port.js';
import type { Hits } from '../hits/hits.js';
import type { MissedSearches } from '../missed/missed-searches.js';
import {
  activate,
  addImage,
  deactivate,
  draft,
  publish,
  remove,
  removeImage,
  type Asked,
  type OfferDecision,
} from '../offer/decide.js';
import type { MemberGroups } from '../member-groups.port.js';
import { hasRoom, onlineAggregate } from '../online/online.js';
import type { AskerGroups } from './asker-groups.js';
import { edit } from '../offer/edit.js';
import { offerAggregate, type OfferState } from '../offer/offer.js';
import type { Owner } from '../offer/publishing.js';
import type { OwnerPlace } from '../owner-place.port.js';
import { isVisible } from '../projections/offer-view.js';
import type { OfferDocument } from '../projections/offer-document.js';

export type OfferCommandDeps = Readonly<{
  commands: CommandHandler;
  offers: View<OfferDocument>;
  hits: Hits;
  missed: Pick<MissedSearches, 'note'>;
  ownerPlace: OwnerPlace;
  memberGroups: MemberGroups;
  included: IncludedInPlan;
  groups: AskerGroups;
  categories: Categories;
  relocateAll: (ownerId: string, call: CommandCall) => Promise<CommandAnswer>;
  caughtUp: () => Promise<void>;
}>;

export const offerCommandHandlers = ({
  commands,
  offers,
  hits,
  missed,
  ownerPlace,
  memberGroups,
  included,
  groups,
  categories,
  relocateAll,
  caughtUp,
}: OfferCommandDeps): CommandHandlers<typeof offerDoor> => {
  type Decide = (state: OfferState, asked: Asked) => OfferDecision | Promise<OfferDecision>;
  const run = (call: CommandCall, { offerId }: { readonly offerId: string }, decide: Decide) => {
    const asked = { offerId, userId: call.actor.kind === 'user' ? call.actor.userId : null };
    return commands.on(offerAggregate, offerId, call, (state) => decide(state, asked));
  };
  /** Check ownership first, so that a stranger's command causes no call to the account service. */
  const withOwner =
    (decide: (state: OfferState, asked: Asked, owner: Owner) => OfferDecision): Decide =>
    async (state, asked) =>
      decide(
        state,
        asked,
        asked.userId !== null && asked.userId === state.ownerId
          ? await ownerPlace.of(asked.userId, state.placeId)
          : null,
      );

  /**
   * Checks the plan's limit when another offer goes online. Offers that are already online stay, even after a
   * downgrade.
   */
  const bringOnline = (
    call: CommandCall,
    { offerId }: { readonly offerId: string },
    decide: (state: OfferState, asked: Asked, owner: Owner) => OfferDecision,
  ) =>
    commands.execute(call, async (unit) => {
      const { state } = await unit.load(offerAggregate, offerId);
      const userId = call.actor.kind === 'user' ? call.actor.userId : null;
      const decision = await withOwner(decide)(state, { offerId, userId });
      if (isRefused(decision) || decision.events.length === 0) return decision;
      const max = userId === null ? null : await included.of(userId, 'offers');
      if (userId !== null && max !== null) {
        const { state: online } = await unit.load(onlineAggregate, userId);
        const isRoom = await hasRoom(online, { ownerId: userId, max }, { offers, caughtUp });
        if (!isRoom) return refused('offers_full', { max });
        unit.append(onlineAggregate, userId, [{ type: 'OfferBroughtOnline', data: { offerId, ownerId: userId } }]);
      }
      unit.append(offerAggregate, offerId, decision.events);
      return decision;
    });

  return {
    draft: ({ offerId, placeId }, call) =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(offerAggregate, offerId);
        if (call.actor.kind !== 'user') return draft(state, { offerId, userId: null }, call.locale);
        const { userId } = call.actor;
        const begun = await unit.load(draftsAggregate, userId);
        const drafts = await openDrafts(begun.state, userId, { offers, caughtUp });
        const decision = draft(state, { offerId, userId }, call.locale, { drafts, placeId });
        if ('refusal' in decision || decision.events.length === 0) return decision;
        unit.append(offerAggregate, offerId, decision.events);
        unit.append(draftsAggregate, userId, [{ type: 'DraftBegun', data: { offerId, ownerId: userId } }]);
        return decision;
      }),
    edit: (data, call) =>
      run(call, data, async (state, asked) => {
        const { placeId, commercialOnly, audience } = data.changes;
        const matters = placeId !== undefined || commercialOnly === true;
        const owner =
          matters && asked.userId !== null && asked.userId === state.ownerId
            ? await ownerPlace.of(asked.userId, placeId === undefined ? state.placeId : placeId)
            : null;
        const own =
          audience && audience.groupIds.length > 0 && asked.userId !== null && asked.userId === state.ownerId
            ? await memberGroups.of(asked.userId)
            : [];
        return edit(state, asked, data.changes, owner, own, categories.tree());
      }),
    addImage: (data, call) =>
      run(call, data, async (state, asked) => {
        const decision = addImage(state, asked, data.picture, data.fingerprint);
        if (isRefused(decision) || decision.events.length === 0 || asked.userId === null) return decision;
        const max = await included.of(asked.userId, 'pictures');
        return max !== null && state.images.length >= max ? refused('too_many_images', { max }) : decision;
      }),
    removeImage: (data, call) => run(call, data, (state, asked) => removeImage(state, asked, data.imageId)),
    publish: ({ terms, ...data }, call) =>
      bringOnline(call, data, (state, asked, owner) => publish(state, asked, owner, terms)),
    activate: (data, call) => bringOnline(call, data, activate),
    deactivate: (data, call) => run(call, data, deactivate),
    delete: (data, call) => run(call, data, remove),
    relocate: async ({ ownerId }, call) =>
      call.actor.kind === 'system' ? relocateAll(ownerId, call) : { ok: false, refusal: { code: 'not_owner' } },
    countHit: async ({ offerId, visitor }, { actor, at }) => {
      const document = await offers.get(offerId);
      if (!document || !isVisible(document, actor, await groups.for([document], groups.askerOf(actor))))
        return { ok: false, refusal: { code: 'offer_not_found' } };
      const own = actor.kind === 'user' && actor.userId === document.ownerId;
      if (document.status === 'active' && !own) await hits.count(offerId, visitor, at);
      return { ok: true, position: START };
    },
    noteMissedSearch: async (search, { at }) => {
      await missed.note(search, at);
      return { ok: true, position: START };
    },
  };
};
