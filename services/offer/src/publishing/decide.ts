import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { forMembers, forOwner, moved, type Asked, type OfferDecision } from '../offer/decide.js';
import { publishable, type CountingTerms, type Owner } from '../offer/decide-publishable.js';
import type { OfferState } from '../offer/offer.aggregate.js';

/**
 * Publishes for the first time, or reactivates like {@link activate}. Reactivation does not check current terms,
 * because the offer was published under earlier ones.
 */
export const publish = (state: OfferState, asked: Asked, owner: Owner, terms?: CountingTerms): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.status !== 'draft') return activate(state, asked, owner);
    const ready = publishable(state, owner, terms);
    return 'refusal' in ready
      ? ready
      : decided([{ type: 'OfferPublished', data: { ...owned, ...ready, ...forMembers(state) } }]);
  });

export const activate = (state: OfferState, asked: Asked, owner: Owner): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.status === 'locked') return refused('offer_locked');
    if (state.status === 'draft') return refused('not_published');
    if (state.status === 'active') return decided([]);
    const ready = publishable(state, owner);
    if ('refusal' in ready) return ready;
    return decided([
      ...moved(state, owned, ready),
      { type: 'OfferActivated', data: { ...owned, ...ready, ...forMembers(state) } },
    ]);
  });

export const deactivate = (state: OfferState, asked: Asked): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.status === 'locked') return refused('offer_locked');
    if (state.status === 'draft') return refused('not_published');
    return state.status === 'inactive'
      ? decided([])
      : decided([{ type: 'OfferDeactivated', data: { ...owned, ...forMembers(state) } }]);
  });

/**
 * Pauses an offer of a commercial owner without trader details. Applies beneath a lock as well, so that the end of the
 * lock does not bring it online.
 */
export const pauseFor = (state: OfferState, offerId: string, owner: Owner): OfferDecision => {
  if (!state.ownerId || state.beneath !== 'active' || !owner?.commercial || owner.traderReady) return decided([]);
  const owned = { offerId, ownerId: state.ownerId };
  return decided([{ type: 'OfferDeactivated', data: { ...owned, ...forMembers(state) } }]);
};

export const remove = (state: OfferState, asked: Asked): OfferDecision => {
  if (state.status === 'deleted' && state.ownerId === asked.userId) return decided([]);
  return forOwner(state, asked, (owned) =>
    decided([
      {
        type: 'OfferDeleted',
        data: {
          ...owned,
          ...(state.images.length === 0 ? {} : { imageIds: state.images.map(({ imageId }) => imageId) }),
          ...(state.beneath === null ? {} : { was: state.beneath }),
          ...(state.status === 'locked' ? { locked: true as const } : {}),
          ...forMembers(state),
        },
      },
    ]),
  );
};
