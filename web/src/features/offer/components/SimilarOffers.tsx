import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import type { Choice } from '../model/choice.js';
import { similarQuery } from '../../../api/offer.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

export function SimilarOffers({
  offerId,
  days: { from, to },
}: Readonly<{ offerId: string; days: Pick<Choice, 'from' | 'to'> }>) {
  const { t } = useTranslation('offer');
  const api = useApi();
  const days = from ? { from, ...(to ? { to } : {}) } : {};
  // Show undated prices until dated ones have loaded, or if the search rejects the range.
  const { data: plain } = useQuery(similarQuery(api, offerId));
  const { data: priced } = useQuery({ ...similarQuery(api, offerId, days), enabled: from !== undefined });
  const data = priced ?? plain;
  if (!data || data.offers.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-12 print:hidden">
      <h2 id="similar" className="mb-5">
        {t('similar.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 lg:grid-cols-4 lg:gap-x-[22px]">
        {data.offers.map((offer) => (
          <li key={offer.offer_id}>
            <OfferTile offer={offer} days={days} km={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
