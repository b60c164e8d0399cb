import type { OfferSearchQuery, OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { OfferSearch } from '@lendring/contracts/offer/queries.js';
import { categoryByPath } from '@lendring/contracts/reference/category-tree.js';
import { daysBetween } from '@lendring/contracts/rules/days.js';
import type * as z from 'zod';
import { found } from '../api/api-error.js';
import { queryContext, type Caller, type Handlers } from '../api/handlers.js';
import type { Doors } from '../doors.js';
import { daysPriceShape, offerCardShape } from '../shapes/offer.js';
import { peopleOf } from '../shapes/people.js';
import { askedDays, availabilityOf, type AskedDays } from './availability.js';
import { pagingOf } from './paging.js';
import { searchPlace, type SearchPlace } from './search-place.js';

export const offerSearchCalls = ['offerSearch', 'offerSearchCategory'] as const;

type Query = z.output<typeof OfferSearchQuery>;

/** How far "nearby" reaches for similar offers, kilometres: a trip one makes to fetch something. */
const NEAR_KM = 25;

const boxOf = (box: string): OfferSearch['box'] => {
  const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
  return { south, west, north, east };
};

const sortOf = (query: Query, place: SearchPlace): OfferSearch['sort'] => {
  if (query.sort === 'distance' && !place.point) return 'newest';
  return query.sort ?? (query.query ? 'relevance' : place.point ? 'distance' : 'newest');
};

const questionOf = (query: Query, place: SearchPlace, days: AskedDays | null, categoryId: number | undefined): OfferSearch => ({
  ...(query.query && { text: query.query }),
  ...(place.point && { near: { ...place.point, radiusKm: place.radiusKm } }),
  ...(place.cityId && { cityId: place.cityId }),
  ...(query.box && { box: boxOf(query.box) }),
  ...(categoryId !== undefined && { categoryId }),
  ...(query.user_id && { ownerId: query.user_id }),
  ...(query.commercial !== undefined && { commercial: query.commercial }),
  ...(query.paymenttype_id && { paymentTypes: query.paymenttype_id }),
  ...(query.renttype_id && { rentTypes: query.renttype_id }),
  ...(query.free && { free: true }),
  ...(query.price_max !== undefined && { maxPrice: query.price_max }),
  ...(days && { days: daysBetween(days.from, days.to) }),
  ...(days && query.only_free && { freeOn: days }),
  ...(query.ref_id && { excludeIds: [query.ref_id] }),
  includeCommercialOnly: true,
  sort: sortOf(query, place),
  paging: { page: query.page, size: query.size },
});

/** `offer_search` (spec §3, §7): translates the public parameters, asks the offer service, adds owners and free days. */
export const offerSearchHandlers = (doors: Doors): Handlers<(typeof offerSearchCalls)[number]> => {
  /** Similar offers: the same category and neighbourhood as the one named by `ref_id`. */
  const similarTo = async (query: Query, caller: Caller): Promise<{ categoryId?: number; place?: SearchPlace }> => {
    if (!query.ref_id) return {};
    const [card] = await doors.offer.queries.many({ offerIds: [query.ref_id] }, queryContext(caller));
    return {
      ...(card?.categoryId && { categoryId: card.categoryId }),
      ...(card?.place && { place: { label: '', point: card.place.point, cityId: null, radiusKm: NEAR_KM } }),
    };
  };

  const search = async (query: Query, caller: Caller, categoryId: number | undefined, path: string): Promise<OfferSearchShape> => {
    const days = askedDays(query);
    const similar = await similarTo(query, caller);
    const place = similar.place ?? await searchPlace(doors, caller, query);
    const answer = await doors.offer.queries.search(questionOf(query, place, days, similar.categoryId ?? categoryId), queryContext(caller));
    const [people, availability] = await Promise.all([
      peopleOf(doors, caller, answer.items.map((o) => o.ownerId)),
      availabilityOf(doors, caller, answer.items, days),
    ]);
    const paging = pagingOf(answer);
    return {
      id: path, path,
      offers: answer.items.map((o) => offerCardShape(o, people.get(o.ownerId) ?? null, { availability: availability.get(o.offerId) ?? null, days_price: days && daysPriceShape(o.pricings, days) })),
      ads: [], total_is_exact: answer.totalIsExact,
      place: place.point && { label: place.label, lat: place.point.lat, lng: place.point.lng },
      paging, ...paging,
    };
  };

  return {
    offerSearch: ({ query }, caller) => search(query, caller, query.category_id, '/offer_search'),
    offerSearchCategory: ({ id, query }, caller) => {
      const category = found(categoryByPath(caller.locale, id) ?? categoryByPath('de', id) ?? categoryByPath('en', id), 'category_not_found');
      return search(query, caller, category.id, `/offer_search/${id}`);
    },
  };
};
