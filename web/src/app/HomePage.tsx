import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { Hero } from '../features/home/Hero.js';
import { Search } from '../features/search/search-part.js';
import { Skeleton } from '../ui/Skeleton.js';
import { later } from '../ui/later.js';

export function HomePending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="min-h-dvh">
      <div className="bg-linear-to-b from-tint to-paper pt-10 pb-7 md:pt-16 md:pb-11">
        <div className="wrap">
          <h1 className="sr-only">{t('brand')}</h1>
          <Skeleton className="h-36 max-w-[560px] bg-paper/70! md:h-44" />
          <Skeleton className="mt-8 h-[270px] rounded-lg bg-paper! md:h-[79px]" />
        </div>
      </div>
    </div>
  );
}

// Load and hydrate sections later, to keep the first visit small.
const Sections = later(async () => {
  if (BUILT_FOR_SERVER) await (await import('../parts/ads/AdSlot.js')).loadAds();
  return (await import('./HomeSections.js')).HomeSections;
});

const Often = later(async () => (await import('./HomeSections.js')).OftenSearched);
const Welcome = later(async () => (await import('./Welcome.js')).Welcome);

export const loadHomeParts = (): Promise<unknown> =>
  Promise.all([Search, Sections, Often, Welcome].map((part) => part.load()));

export function HomePage({ categories }: Readonly<{ categories: readonly CategoryShape[] }>) {
  return (
    <>
      <Hero search={<Search shape="hero" />} member={<Welcome />} often={<Often />} />
      <Sections categories={categories} />
    </>
  );
}
