import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { type Location, noLocation } from '@lendring/contracts/place/location.js';
import { homeOffersQuery } from '../api/offer-features.js';
import { newestQuery } from '../api/offers-found.js';
import { CategoryTiles, HowItWorks, LendCall, NewestOffers, PaidOffers } from '../features/home/sections.js';
import { addressOf } from '../features/search/model/list.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { categoryFields, placeQuestion } from '../features/search/model/where.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { AdSlot } from '../parts/ads/AdSlot.js';
import { ChipLink } from '../ui/Chip.js';
import { SectionHead } from '../ui/SectionHead.js';
import { cx } from '../ui/cx.js';

/** Default radius in km, wide because few towns have offers for every frequent search. */
const AROUND = 50;

const wide = (location: Location): Location =>
  location.mode === 'city' && location.entireCity ? { ...location, entireCity: false, radius: AROUND } : location;

export function OftenSearched() {
  const { t } = useTranslation('home');
  const location = wide(useStoredLocation());
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <span className="text-small text-muted max-md:w-full">{t('oftenTitle')}</span>
      {([1, 2, 3, 4, 5] as const).map((one) => {
        const term = t(`often.${one}`);
        return (
          <ChipLink key={one} {...addressOf({ term, category: null, location, fields: {} })}>
            {term}
          </ChipLink>
        );
      })}
    </div>
  );
}

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
