import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Spot } from '../../../ui/map/spots.js';

/** Offers as spots of a map; one without a place is left to the list. Exact places of shops have no circle. */
export const spotsOf = (offers: readonly OfferCardShape[], label: (pricing: readonly PricingShape[]) => string): readonly Spot[] =>
  offers.flatMap(({ offer_id: id, place, title, pricing }) => place ? [{ id, title, label: label(pricing), lat: place.lat, lng: place.lng, radius: place.exact ? 0 : place.radius_m }] : []);
