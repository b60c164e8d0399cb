import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { OfferTile } from '../../../ui/OfferTile.js';
import { similarQuery } from '../queries.js';

/** Others of the same kind nearby; nothing when there are none. */
export function SimilarOffers({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation('offer');
  const { data } = useQuery(similarQuery(useApi(), offerId));
  if (!data || data.offers.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-12 print:hidden">
      <h2 id="similar" className="mb-5">{t('similar.title')}</h2>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 lg:grid-cols-4 lg:gap-x-[22px]">
        {data.offers.map((offer) => <li key={offer.offer_id}><OfferTile offer={offer} /></li>)}
      </ul>
    </section>
  );
}
