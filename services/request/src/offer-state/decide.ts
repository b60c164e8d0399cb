import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { OfferState } from '@lendring/contracts/request/request.js';
import { isAgreed, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { authored, nothing, parties, type Decide } from '../request/decide.js';

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

/**
 * Records the state of the offer.
 *
 * @param ownerSuspended true if the lock follows from the suspension of the owner, whose notice moderation sends
 */
export const noteOffer =
  (offer: OfferState, ownerSuspended: boolean): Decide<Readonly<{ requestId: string }>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    const status = statusAt(state, at);
    // Skip open requests of a deleted offer: they are declined, which already notifies the creator.
    const isTold = isAgreed(status) || (status === 'open' && offer !== 'deleted');
    if (!isTold || state.offer === offer) return nothing;
    const quiet = offer === 'locked' ? ownerSuspended : offer === 'there' && state.ownerSuspended === true;
    const noted = { ...parties(state), offer, ...(quiet && { ownerSuspended: true as const }), at };
    return decided([{ type: 'OfferStateNoted', data: { requestId: state.requestId, ...noted } }]);
  };
