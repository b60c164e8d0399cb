import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import { objectionToTakingOver } from '@lendring/contracts/request/lifecycle.js';
import { nothing, type Data, type Decide } from '../request/decide.js';

/**
 * Makes another group leader the lender. @param leads whether the actor leads a group, from the group service @param
 * offerHeld see {@link accept}
 */
export const takeOver =
  (leads: (groupId: string) => boolean, offerHeld: OfferHold | null): Decide<Data<'takeOver'>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'user' || state.belongsTo === null || !leads(state.belongsTo))
      return refused('request_not_found');
    const { userId } = actor;
    if (state.vendorId === userId) return nothing;
    const objection = objectionToTakingOver({ ...state, offerHeld }, { userId, at });
    if (objection) return refused(objection);
    const { requestId, offerId, creatorId, vendorId: formerId, belongsTo: groupId } = state;
    return decided([
      { type: 'RequestTakenOver', data: { requestId, offerId, vendorId: userId, creatorId, groupId, formerId, at } },
    ]);
  };
