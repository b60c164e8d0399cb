import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { Spot } from '../../../ui/map/spots.js';

/** Offers as spots of a map; one without a place is left to the list. Exact places of shops have no circle. */
export const spotsOf = (offers: readonly OfferCardShape[], label: (offer: OfferCardShape) => string): readonly Spot[] =>
  offers.flatMap((offer) => {
    const { offer_id: id, place, title } = offer;
    return place ? [{ id, title, label: label(offer), lat: place.lat, lng: place.lng, radius: place.exact ? 0 : place.radius_m }] : [];
  });
