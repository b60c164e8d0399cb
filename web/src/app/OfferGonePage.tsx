import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { insteadQuery } from '../api/offer-search.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { placeQuestion } from '../features/search/model/where.js';
import { useApi } from '../lib/api-context.js';
import { OfferTile } from '../ui/OfferTile.js';
import { NotFoundPage } from './NotFoundPage.js';

/** An old link to something paused or deleted leads on to others of its kind, near the visitor's own place. */
export function OfferGonePage({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation();
  const { data: instead } = useQuery(insteadQuery(useApi(), offerId, placeQuestion(useStoredLocation())));
  return (
    <>
      <NotFoundPage about="offer" />
      {instead && instead.offers.length > 0 && (
        <section aria-labelledby="instead" className="wrap pb-16">
          <h2 id="instead" className="mb-5">
            {t(`notFound.${instead.kind}`)}
          </h2>
          <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 lg:grid-cols-4 lg:gap-x-[22px]">
            {instead.offers.map((offer) => (
              <li key={offer.offer_id}>
                <OfferTile offer={offer} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
