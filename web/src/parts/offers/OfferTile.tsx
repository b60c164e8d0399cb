import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { daysPriceOf, OfferPrice } from './OfferPrice.js';
import { placeText, startPrice } from './offer-facts.js';
import { FavouriteButton } from './FavouriteButton.js';
import { Picture } from '../../ui/Picture.js';
import { Stars } from '../../ui/Stars.js';
import { PaymentTag } from '../../ui/Tag.js';

type Props = Readonly<{
  offer: OfferCardShape;
  days?: Readonly<{ from?: string; to?: string }>;
  first?: boolean;
  /** Distance for the offer's page; null if the list measured from another place than the chosen place. */
  km?: number | null;
  /** Name of the place from which the list measured; empty for the user's own position. */
  near?: string;
}>;

/** Tile of a grid: distance, rating, and the price, for the selected days if any. The title's link covers the tile. */
export function OfferTile({ offer, days = {}, km = offer.distance_km, near = '', first = false }: Props) {
  const { t } = useTranslation();
  const price = startPrice(offer.pricing);
  return (
    <article className="group relative">
      <div className="relative">
        <Picture picture={offer.image} alt="" first={first} />
        {price && (
          <PaymentTag
            type={(daysPriceOf(offer)?.pricing ?? price).paymenttype_id}
            className="absolute bottom-2.5 left-2.5"
          />
        )}
      </div>
      <div className="mt-2.5 flex items-start justify-between gap-2">
        <h3 lang={offer.language} className="title min-w-0 hyphens-auto wrap-anywhere">
          <Link
            to="/offer/$offerId"
            params={{ offerId: offer.offer_id }}
            search={days}
            state={{ km, near }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-md"
          >
            {offer.title}
          </Link>
        </h3>
        <Stars {...offer.rating} showCount={false} />
      </div>
      <p className="text-small text-muted wrap-anywhere">{placeText(t, offer)}</p>
      {price && <OfferPrice offer={offer} start={price} />}
      <FavouriteButton offerId={offer.offer_id} title={offer.title} className="absolute top-2 right-2" />
    </article>
  );
}
