import type { OfferShape } from '@lendring/contracts/http/offer.js';

/** Whether group rules let the user of this response request the offer; non-members see no groups in it. */
export const mayAsk = ({ audience: { lent_to, groups }, own }: Pick<OfferShape, 'audience' | 'own'>): boolean =>
  own || lent_to === 'everyone' || groups.length > 0;
