import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import { Skeleton } from '../../../ui/Skeleton.js';

export function NewestOffers({
  found,
  error = null,
  all,
}: Readonly<{ found: OfferSearchShape | undefined; error?: Error | null; all: ReactNode }>) {
  const { t } = useTranslation('home');
  const words = useAnyText();
  return (
    <section className="wrap py-8 md:py-11" aria-labelledby="newest">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-5 gap-y-1">
        <div>
          <h2 id="newest">{found?.place ? t('newest.near', { place: found.place.label }) : t('newest.title')}</h2>
          <p className="mt-1 text-small text-muted">{t('newest.rough')}</p>
        </div>
        {all}
      </div>
      {error && !found && (
        <p role="alert" className="py-4">
          {errorText(words, error)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 md:gap-x-[22px] md:gap-y-7 lg:grid-cols-4">
        {found?.offers.map((offer) => (
          <OfferTile key={offer.offer_id} offer={offer} near={found.place?.label ?? ''} />
        ))}
        {!found &&
          !error &&
          Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="aspect-4/5 rounded-md" />)}
      </div>
    </section>
  );
}
