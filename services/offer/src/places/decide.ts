import { decided } from '@lendring/contracts/kernel/decider.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { isPublished, moved, type OfferDecision } from '../offer/decide.js';
import type { Owner } from '../offer/decide-publishable.js';
import type { OfferState } from '../offer/offer.aggregate.js';

/**
 * Updates published offers after the owner moved or became commercial. Without an address, the last public place stays.
 */
export const relocate = (state: OfferState, offerId: string, owner: Owner): OfferDecision => {
  if (!owner || !state.ownerId || !isPublished(state)) return decided([]);
  const owned = { offerId, ownerId: state.ownerId };
  const left: readonly OfferEvent[] =
    state.placeId !== null && owner.placeId !== state.placeId
      ? [{ type: 'OfferPlaced', data: { ...owned, placeId: null } }]
      : [];
  return decided([...left, ...moved(state, owned, owner)]);
};
