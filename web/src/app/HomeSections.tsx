import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryTiles } from '../features/home/components/CategoryTiles.js';
import { HowItWorks } from '../features/home/components/HowItWorks.js';
import { LendCall } from '../features/home/components/LendCall.js';
import { PaidOffers } from '../features/home/components/PaidOffers.js';
import { NewestOffers } from '../features/home/components/NewestOffers.js';
import { homeOffersQuery } from '../api/offer-features.js';
import { newestQuery } from '../api/newest-offers.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { addressOf } from '../features/search/model/list.js';
import { categoryFields, placeQuestion } from '../features/search/model/where.js';
import { AdSlot } from '../parts/ads/AdSlot.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { cx } from '../ui/cx.js';
import { SectionHead } from '../ui/SectionHead.js';

const beside = 'absolute top-5';

export function HomeSections({ categories }: Readonly<{ categories: readonly CategoryShape[] }>) {
  const { t } = useTranslation(['home', 'common']);
  const location = useStoredLocation();
  const api = useApi();
  const { data: paid } = useQuery(homeOffersQuery(api));
  const { data: near, error } = useQuery(newestQuery(api, placeQuestion(location)));
  const isEmpty = near?.offers.length === 0;
  const { data: anywhere } = useQuery({ ...newestQuery(api), enabled: isEmpty });
  const found = isEmpty ? anywhere : near;
  return (
    <div className="relative">
      <AdSlot ads={found?.ads} position="left" className={cx(beside, 'left-4')} />
      <AdSlot ads={found?.ads} position="right" className={cx(beside, 'right-4')} />
      <section className="wrap py-5" aria-labelledby="categories">
        <SectionHead id="categories" title={t('common:frame.categories')} more={t('allCategories')} to="/categories" />
        <CategoryTiles categories={categories} near={categoryFields(location)} />
      </section>
      <NewestOffers
        found={found}
        error={error}
        all={
          <Link
            {...addressOf({ term: null, category: null, location: isEmpty ? noLocation : location, fields: {} })}
            className="py-1 font-bold no-underline hover:underline"
          >
            {t('newest.more')}
          </Link>
        }
      />
      <AdSlot ads={found?.ads} position="top" className="wrap my-5" />
      {paid && <PaidOffers offers={paid.offers} />}
      <HowItWorks />
      <LendCall />
    </div>
  );
}
