import type { Ports } from '../ports.js';
import type { Target } from './apply.js';
import type { UnavailabilityDocument } from './projection.js';

/**
 * Offers whose calendars an entry concerns: those that have it, and, unless it was removed, the provider's active
 * offers. Paused offers follow when they are published again.
 */
export const targetsOf = async (
  { ownOffers }: Pick<Ports, 'ownOffers'>,
  {
    vendorId,
    offerIds,
    applied,
    removed,
  }: Pick<UnavailabilityDocument, 'vendorId' | 'offerIds' | 'applied' | 'removed'>,
): Promise<readonly Target[]> => {
  const having = applied.map((offerId) => ({ offerId, zone: null }));
  if (removed) return having;
  const active = (await ownOffers(vendorId)).filter(
    ({ offerId, isActive }) => isActive && !applied.includes(offerId) && (!offerIds || offerIds.includes(offerId)),
  );
  return [...having, ...active];
};
