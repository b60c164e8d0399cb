import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { ownPlacesQuery } from '../../../api/own-offers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { SavedAddress } from '../../../lib/places/place.js';
import { useSession } from '../../../lib/session/session-context.js';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import { useWizard } from '../wizard-context.js';

/** Offer as a list tile. A draft has no place yet, so the town comes from its owner's address. */
const cardOf = (
  {
    images,
    place,
    description: _d,
    metadata: _m,
    tags: _t,
    auto_accept: _a,
    hold_hours: _h,
    booking_rules: _b,
    ask_rules: _ar,
    delivery: _de,
    cannot_ask: _ca,
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

export function TilePreview() {
  const { t } = useTranslation('wizard');
  const { offer } = useWizard();
  const session = useSession();
  const { data: places } = useQuery(ownPlacesQuery(useApi()));
  const there = places?.find((place) => place.place_id === offer.place_id);
  return (
    <aside aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-3 text-h3">
        {t('check.preview')}
      </h2>
      <div inert className="max-w-[300px]">
        <OfferTile offer={cardOf(offer, there ?? (session.status === 'in' ? session.profile.address : null))} />
      </div>
    </aside>
  );
}
