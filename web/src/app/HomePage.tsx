import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { Hero } from '../features/home/components/Hero.js';
import { Search } from '../features/search/search-part.js';
import { later } from '../ui/later.js';

// Load and hydrate sections later, to keep the first visit small.
const Sections = later(async () => (await import('./HomeSections.js')).HomeSections);

const Often = later(async () => (await import('./OftenSearched.js')).OftenSearched);
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
