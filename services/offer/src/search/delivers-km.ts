import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { Delivery } from '@lendring/contracts/offer/delivery.js';
import { deliveryLimits } from '@lendring/contracts/rules/delivery.js';

/** Greatest {@link deliversKm}: published circles have a radius of less than 2 km. */
export const MOST_DELIVERS_KM = deliveryLimits.farthestKm + 2;

/**
 * Whole kilometres from the middle of an offer's published circle within which the lender may deliver, rounded up:
 * distances of deliveries are measured from the edge of the circle (ADR 146). Null without delivery.
 */
export const deliversKm = (delivery: Delivery | null, { radius }: Pick<PublicPlace, 'radius'>): number | null => {
  const last = delivery?.steps.at(-1);
  return last ? Math.min(Math.ceil(last.upToKm + radius / 1000), MOST_DELIVERS_KM) : null;
};
