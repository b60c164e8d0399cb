import type { OfferShape } from '@lendring/contracts/http/offer.js';

/**
 * Whether group rules let the user who received this response request the offer; responses to non-members list no
 * groups.
 */
export const mayAsk = ({ audience: { lent_to, groups }, own }: Pick<OfferShape, 'audience' | 'own'>): boolean =>
  own || lent_to === 'everyone' || groups.length > 0;
