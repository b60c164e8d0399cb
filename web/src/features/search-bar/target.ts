import type { Where } from './place.js';

export type Days = Readonly<{ first: string; last: string }>;
export type Wanted = Readonly<{ term: string; where: Where; days: Days | null; category: Readonly<{ id: number; url: string }> | null }>;

/** The search fields of an address, named as those of `GET /offer_search`. */
export type SearchFields = Readonly<{
  category_id?: number; postal_id?: string; perimeter?: number; lat?: number; lng?: number; date_from?: string; date_to?: string;
}>;

/** Four digits after the point are ten metres: enough, and no more of a person's position than needed. */
const rough = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * Where a search leads (spec §4): a town to the town's addresses, a category alone to its page, everything else to the
 * full-text search. A term never stands beside its own page's category twice: there it becomes `category_id`.
 */
export const searchTarget = ({ term, where: { place, radius }, days, category }: Wanted) => {
  const text = term.trim();
  const search: SearchFields = {
    ...(place.kind === 'gps' ? { lat: rough(place.lat), lng: rough(place.lng) } : {}),
    ...(place.kind === 'city' && place.postal ? { postal_id: place.postal.id } : {}),
    ...(place.kind !== 'none' && radius > 0 ? { perimeter: radius } : {}),
    ...(days ? { date_from: days.first, date_to: days.last } : {}),
  };
  const inCategory: SearchFields = category ? { ...search, category_id: category.id } : search;
  if (place.kind === 'city') {
    return text
      ? { to: '/citysearch/$city/$term', params: { city: place.cityUrl, term: text }, search: inCategory } as const
      : { to: '/citysearch/$city', params: { city: place.cityUrl }, search: inCategory } as const;
  }
  if (text) return { to: '/search/$term', params: { term: text }, search: inCategory } as const;
  if (category) return { to: '/category/$', params: { _splat: category.url }, search } as const;
  return { to: '/search', params: {}, search } as const;
};
