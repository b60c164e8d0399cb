import type { OfferShape } from '@lendring/contracts/http/offer.js';

/** Whether whoever it was answered to may ask for it, as far as groups go: others see no group of it. */
export const mayAsk = ({ audience: { lent_to, groups }, own }: Pick<OfferShape, 'audience' | 'own'>): boolean =>
  own || lent_to === 'everyone' || groups.length > 0;
