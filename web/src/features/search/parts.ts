import { later } from '../../ui/later.js';
import { Search } from './search-part.js';

/** Parts of a result list that the server has drawn and whose code follows, so that a first visit loads little. */
export const Filters = later(async () => (await import('./components/FilterChips.js')).FilterChips);
export const WideMap = later(async () => (await import('./components/ResultsMap.js')).ResultsMap);
export const PhoneMap = later(async () => (await import('./components/MobileMap.js')).MobileMap);
export const NothingFound = later(async () => (await import('./components/EmptyResults.js')).EmptyResults);

/** For loaders: a page that is led to within a visit shows whole. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([Search, Filters, WideMap, PhoneMap, NothingFound].map((part) => part.load()));
