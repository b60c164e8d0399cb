import { loadAds } from '../../parts/ads/AdSlot.js';
import { later } from '../../ui/later.js';
import { Search } from './search-part.js';

export const Filters = later(async () => (await import('./components/FilterChips.js')).FilterChips);
export const WideMap = later(async () => (await import('./components/ResultsMap.js')).ResultsMap);
export const PhoneMap = later(async () => (await import('./components/ResultsMap.js')).MobileMap);
export const NothingFound = later(async () => (await import('./components/EmptyResults.js')).EmptyResults);

export const loadParts = (): Promise<unknown> =>
  Promise.all([...[Search, Filters, WideMap, PhoneMap, NothingFound].map((part) => part.load()), loadAds()]);
