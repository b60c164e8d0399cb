import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { useTranslation } from 'react-i18next';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import { Tag } from '../../../ui/Tag.js';

export function PaidOffers({ offers }: Readonly<{ offers: readonly OfferCardShape[] }>) {
  const { t } = useTranslation('home');
  if (offers.length === 0) return null;
  return (
    <section className="wrap pb-8 md:pb-11" aria-labelledby="paid">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 id="paid">{t('paid.title')}</h2>
        <Tag>{t('paid.mark')}</Tag>
      </div>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 md:gap-x-[22px] md:gap-y-7 lg:grid-cols-4">
        {offers.map((offer) => (
          <OfferTile key={offer.offer_id} offer={offer} />
        ))}
      </div>
    </section>
  );
}
