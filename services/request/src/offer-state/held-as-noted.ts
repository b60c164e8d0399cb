import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import type { Asked } from '../request/request.aggregate.js';

/**
 * Reads from the request alone, for lists, whether its offer is held: locks are noted there, missing details are not.
 */
export const heldAsNoted = ({ offer }: Pick<Asked, 'offer'>): OfferHold | null =>
  offer === 'locked' ? 'locked' : null;
