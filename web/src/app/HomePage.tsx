import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryTiles } from '../features/home/components/CategoryTiles.js';
import { Hero } from '../features/home/components/Hero.js';
import { HowItWorks } from '../features/home/components/HowItWorks.js';
import { LendCall } from '../features/home/components/LendCall.js';
import { NewestOffers } from '../features/home/components/NewestOffers.js';
import { newestQuery, type Near } from '../features/home/queries.js';
import { SearchBar } from '../features/search-bar/components/SearchBar.js';
import type { Where } from '../features/search-bar/place.js';
import { useWhere } from '../features/search-bar/where-store.js';
import { useApi } from '../lib/api-context.js';

const nearOf = ({ place, radius }: Where): Near => {
  const around = radius > 0 ? { perimeter: radius } : {};
  if (place.kind === 'gps') return { lat: place.lat, lng: place.lng, ...around };
  return place.kind === 'city' ? { city_id: place.cityId, ...(place.postal ? { postal_id: place.postal.id } : {}), ...around } : {};
};

export function HomePage({ categories }: Readonly<{ categories: readonly CategoryShape[] }>) {
  const { t } = useTranslation(['home', 'common']);
  const { data: found } = useQuery(newestQuery(useApi(), nearOf(useWhere())));
  return (
    <>
      <Hero search={<SearchBar shape="hero" />} />
      <section className="wrap py-5" aria-labelledby="categories">
        <div className="mb-5 flex items-end justify-between gap-5">
          <h2 id="categories">{t('common:frame.categories')}</h2>
          <Link to="/categories" className="py-1 font-bold no-underline hover:underline">{t('allCategories')}</Link>
        </div>
        <CategoryTiles categories={categories} />
      </section>
      <NewestOffers found={found} />
      <HowItWorks />
      <LendCall />
    </>
  );
}
