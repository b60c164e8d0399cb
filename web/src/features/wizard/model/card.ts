import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { SavedAddress } from '../../../lib/places/place.js';

/** Offer as a list tile. A draft has no place yet, so the town comes from its owner's address. */
export const cardOf = (
  {
    images,
    place,
    description: _d,
    metadata: _m,
    tags: _t,
    auto_accept: _a,
    terms_accepted: _ta,
    lent_count: _l,
    own: _o,
    zone: _z,
    place_id: _p,
    ...rest
  }: OfferShape,
  address: SavedAddress | null,
): OfferCardShape => ({
  ...rest,
  image: images[0] ?? null,
  availability: null,
  days_price: null,
  place:
    place ??
    (address && {
      city: address.city,
      city_id: address.city_id,
      city_url: '',
      country: address.country,
      lat: 0,
      lng: 0,
      radius_m: 0,
      exact: false,
      street: null,
      postal: null,
    }),
});
