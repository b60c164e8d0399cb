import { decided } from '@lendring/contracts/kernel/decider.js';
import { revised, type OfferDecision } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';

/**
 * Removes groups that the owner has left. A members-only offer without groups is visible to its owner only, until the
 * owner changes it.
 *
 * @param own all groups of the owner
 */
export const keepToGroups = (state: OfferState, offerId: string, own: readonly string[]): OfferDecision => {
  const { ownerId, audience } = state;
  const groupIds = audience.groupIds.filter((groupId) => own.includes(groupId));
  if (!ownerId || state.status === 'deleted' || groupIds.length === audience.groupIds.length) return decided([]);
  const owned = { offerId, ownerId };
  const belongsTo = audience.belongsTo !== null && groupIds.includes(audience.belongsTo) ? audience.belongsTo : null;
  const left = { ...audience, groupIds, belongsTo };
  return decided(revised(state, owned, [{ type: 'OfferAudienceSet', data: { ...owned, ...left } }]));
};
