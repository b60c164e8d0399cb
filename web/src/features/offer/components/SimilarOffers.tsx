import { useTranslation } from 'react-i18next';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { MOST_DAYS } from '@lendring/contracts/rules/price-for-days.js';
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
  const hasPrices = from !== undefined && daysBetween(from, to ?? from) < MOST_DAYS;
  // Show undated prices until dated ones have loaded, and for periods longer than a search takes.
  const { data: plain } = useQuery(similarQuery(api, offerId));
  const { data: priced } = useQuery({ ...similarQuery(api, offerId, days), enabled: hasPrices });
  const data = priced ?? plain;
  if (!data || data.offers.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-12 print:hidden">
      <h2 id="similar">{t('similar.title')}</h2>
      <p className="mt-1 mb-5 text-small text-muted">{t('similar.from')}</p>
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
