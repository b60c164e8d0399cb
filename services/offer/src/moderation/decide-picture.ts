import { decided } from '@lendring/contracts/kernel/decider.js';
import { forMembers, type OfferDecision } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';

type Decided = Readonly<{ imageId: string; at: string }>;

const factsOf = (state: OfferState, offerId: string, { imageId, at }: Decided) => {
  const { ownerId, status, images, categoryId, place, commercial } = state;
  const isThere = ownerId !== null && status !== 'absent' && status !== 'deleted';
  if (!isThere || !images.some((one) => one.imageId === imageId)) return null;
  return {
    offerId,
    ownerId,
    imageId,
    status,
    ...(categoryId === null ? {} : { categoryId }),
    ...(place ? { place } : {}),
    commercial,
    ...forMembers(state),
    at,
  };
};

export const hidePicture = (
  state: OfferState,
  offerId: string,
  decision: Decided & Readonly<{ decisionId: string }>,
): OfferDecision => {
  const facts = factsOf(state, offerId, decision);
  const known = state.moderated[decision.imageId];
  if (!facts || known?.decisionId === decision.decisionId || (known && decision.at < known.at)) return decided([]);
  return decided([{ type: 'OfferPictureHidden', data: { ...facts, decisionId: decision.decisionId } }]);
};

/**
 * Shows a picture again. Records the decision even when the picture is visible, so that a late hiding is recognised as
 * outdated.
 */
export const showPicture = (state: OfferState, offerId: string, decision: Decided): OfferDecision => {
  const facts = factsOf(state, offerId, decision);
  const known = state.moderated[decision.imageId];
  if (!facts || (known && (known.decisionId === null || decision.at < known.at))) return decided([]);
  return decided([{ type: 'OfferPictureShown', data: facts }]);
};
