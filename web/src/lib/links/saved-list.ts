import type { SearchPage } from '@lendring/contracts/notification/saved-searches.js';

export const savedListAt = ({ term, city, fields }: SearchPage) => {
  const search = { ...fields, sort: 'newest' as const };
  if (city !== null)
    return term === null
      ? ({ to: '/citysearch/$city', params: { city }, search } as const)
      : ({ to: '/citysearch/$city/$term', params: { city, term }, search } as const);
  return term === null
    ? ({ to: '/search', search } as const)
    : ({ to: '/search/$term', params: { term }, search } as const);
};

export const saveSearchHash = 'save-search';
