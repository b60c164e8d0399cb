import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import type { Asked } from '../request/request.aggregate.js';

/** Offer hold as recorded in the request, for lists. Only locks are recorded; missing offer details are not. */
export const heldAsNoted = ({ offer }: Pick<Asked, 'offer'>): OfferHold | null =>
  offer === 'locked' ? 'locked' : null;
