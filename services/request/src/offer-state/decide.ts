import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { OfferState } from '@lendring/contracts/request/events.js';
import { isAgreed, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { authored, nothing, parties, type Decide } from '../request/decide.js';

/** System only: the offer is deleted. Agreed and ended requests stay as they are. */
export const declineAsGone: Decide<Readonly<{ requestId: string }>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  if (statusAt(state, at) !== 'open') return nothing;
  return decided([
    {
      type: 'RequestDeclined',
      data: { ...authored(state, 'vendor'), ...parties(state), reason: null, cause: 'offer_deleted', at },
    },
  ]);
};

/** System only: the sides of what is open or agreed are told when its offer is locked, back, or deleted. */
export const noteOffer =
  (offer: OfferState): Decide<Readonly<{ requestId: string }>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    const status = statusAt(state, at);
    // Open requests for a deleted offer are declined, which says so itself.
    const isTold = isAgreed(status) || (status === 'open' && offer !== 'deleted');
    if (!isTold || state.offer === offer) return nothing;
    return decided([{ type: 'OfferStateNoted', data: { requestId: state.requestId, ...parties(state), offer, at } }]);
  };
