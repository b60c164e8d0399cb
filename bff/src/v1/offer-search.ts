import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { AdPage } from '@lendring/contracts/billing/ads.js';
import type { AdShape } from '@lendring/contracts/http/ads.js';
import type { OfferSearchQuery, OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { OfferSearch, OfferSearchAnswer } from '@lendring/contracts/offer/search-queries.js';
import { ROOT_ID } from '@lendring/contracts/reference/categories.js';
import type { CategoryTree, Categories } from '@lendring/contracts/reference/category-tree.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import type * as z from 'zod';
import { found } from '../errors/api-error.js';
import { queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { RunningAds } from '../ads/running-ads.js';
import type { NoteMissedSearch } from './missed-search.js';
import { adShape } from '../shapes/ad.js';
import { withAdTowns } from '../shapes/ad-towns.js';
import { filed } from '../shapes/filed.js';
import { askedDays, type AskedDays } from './availability.js';
import type { FeaturedOffers } from './featured.js';
import type { OfferCards } from './offer-cards.js';
import { lendersNamed } from './lenders.js';
import { inOrderOf } from './offer-features.js';
import { pagingOf } from './paging.js';
import { searchAsMeant } from './search-as-meant.js';
import { EVERYWHERE, searchPlace, type SearchPlace } from './search-place.js';

export type SearchQuery = Camel<z.output<typeof OfferSearchQuery>>;
type Query = SearchQuery;

const NEAR_KM = 25;

const boxOf = (box: string): OfferSearch['box'] => {
  const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
  return { south, west, north, east };
};

const sortOf = (query: Query, place: SearchPlace): OfferSearch['sort'] => {
  if (query.sort === 'distance' && !place.point) return 'newest';
  return query.sort ?? (query.query ? 'relevance' : place.point ? 'distance' : 'newest');
};

export const questionOf = (
  query: Query,
  place: SearchPlace,
  days: AskedDays | null,
  categoryId: number | undefined,
): OfferSearch => ({
  ...(query.query && { text: query.query }),
  ...(place.point && { near: { ...place.point, radiusKm: place.radiusKm } }),
  ...(place.cityId && { cityId: place.cityId }),
  ...(query.box && { box: boxOf(query.box) }),
  ...(categoryId !== undefined && { categoryId }),
  ...(query.groupId && { groupId: query.groupId }),
  ...(query.userId && { ownerId: query.userId }),
  ...(query.commercial !== undefined && { commercial: query.commercial }),
  ...(query.paymenttypeId && { paymentTypes: query.paymenttypeId }),
  ...(query.renttypeId && { rentTypes: query.renttypeId }),
  ...(query.priceMax !== undefined && { maxPrice: query.priceMax }),
  // When days are requested, an offer must be free of charge for all of them (`maxPrice: 0`), not just for one day.
  ...(query.free && (days ? { maxPrice: 0 } : { free: true })),
  ...(days && { days: daysBetween(days.from, days.to), firstDay: days.from }),
  ...(days && query.onlyFree && { freeOn: days }),
  ...(query.quantity !== undefined && query.quantity > 1 && { quantity: query.quantity }),
  ...(query.delivers && { delivers: true as const }),
  ...(query.meta && { metadata: query.meta }),
  ...(query.facets && { facets: true as const }),
  ...(query.refId && { excludeIds: [query.refId] }),
  includeCommercialOnly: true,
  sort: sortOf(query, place),
  paging: { page: query.page, size: query.size },
});

export const firstBest = (size: number) => ({ page: 1, size, sort: undefined }) as const;

const adPageOf = (query: Query): AdPage | null => {
  if (query.pageHome) return 'home';
  if (query.pageGroup) return 'group';
  if (query.pageCategory) return 'category';
  return query.groupId || query.userId || query.refId ? null : 'search';
};

/**
 * True if the query has only words and a place. Any other filter could explain an empty list, so such a search does
 * not count as missed.
 */
const isPlain = (query: Query): boolean =>
  query.page === 1 &&
  !query.groupId &&
  !query.userId &&
  !query.refId &&
  !query.box &&
  !query.free &&
  !query.onlyFree &&
  query.commercial === undefined &&
  query.priceMax === undefined &&
  query.paymenttypeId === undefined &&
  query.quantity === undefined &&
  !query.delivers &&
  query.meta === undefined &&
  query.renttypeId === undefined;

const namesLenders = ({ lenders, page, query, groupId, userId, refId }: Query): boolean =>
  Boolean(lenders && query) && page === 1 && !groupId && !userId && !refId;

type Understood = Readonly<{
  query: Query;
  place: SearchPlace;
  days: AskedDays | null;
  categoryId: number | undefined;
  meant: Camel<OfferSearchShape>['meant'];
}>;

const TOP_PLACES = 2;

/**
 * True if a card belongs in a list. The search index lags behind the calendar for a moment, and lacks the rest of an hour
 * in which an hourly loan is overdue, and handovers recorded before it received them.
 */
const belongs = ({ onlyFree }: Query, { availability }: Camel<OfferCardShape>): boolean =>
  !onlyFree || availability?.free !== false;

/**
 * Number of offers found, the same on each page: offers that do not belong in the list are subtracted only where the
 * page has all of them. `left`: offers of the page that do not belong.
 */
export const totalOf = ({ total, totalIsExact, items }: OfferSearchAnswer, left: number): number =>
  totalIsExact && items.length === total ? total - left : total;

type Similar = Readonly<{ categoryId?: number; place?: SearchPlace }>;

/**
 * Resolves a category id: 0 and the root mean all categories; a removed category resolves to its successor. @throws
 * ApiError `category_not_found`
 */
export const categoryOf = (tree: CategoryTree, id: number | undefined): number | undefined =>
  id === undefined || id === 0 || id === ROOT_ID ? undefined : found(tree.resolve(id), 'category_not_found').id;

/**
 * Returns the narrower of the path's and the query's category. @throws ApiError `category_not_found` when the
 * categories are disjoint
 */
const within = ({ subtree }: CategoryTree, path: number, asked: number | undefined): number => {
  if (asked === undefined || subtree(asked).includes(path)) return path;
  return found(
    subtree(path).find((id) => id === asked),
    'category_not_found',
  );
};

export const offerSearchHandlers = ({
  apis,
  cards,
  featured,
  ads,
  missed,
  categories,
}: Readonly<{
  apis: ServiceApis;
  cards: OfferCards;
  featured: FeaturedOffers;
  ads: RunningAds;
  missed: NoteMissedSearch;
  categories: Categories;
}>): Handlers<'offerSearch' | 'offerSearchCategory'> => {
  /**
   * Returns the category of a paused public offer, so that visitors with an old link can see similar offers. The
   * place of the offer stays private while the offer is paused.
   */
  const pausedCategory = async (offerId: string, caller: Caller): Promise<number | null> => {
    const offer = await apis.offer.queries.one({ offerId }, systemQuery(caller, 'offer-search'));
    return offer?.status === 'inactive' && offer.audience.seenBy === 'everyone' ? offer.categoryId : null;
  };

  const similarTo = async ({ refId }: Query, caller: Caller): Promise<Similar> => {
    if (!refId) return {};
    const offer = await apis.offer.queries.one({ offerId: refId }, queryContext(caller));
    if (!offer) return { categoryId: found(await pausedCategory(refId, caller), 'offer_not_found') };
    return {
      ...(offer.categoryId !== null && { categoryId: offer.categoryId }),
      ...(offer.place && { place: { label: '', point: offer.place.point, cityId: null, radiusKm: NEAR_KM } }),
    };
  };

  /** Returns up to two paid offers that match the query, on the first page of a search or category. */
  const paidPlaces = async (
    { query, place, days, categoryId, meant, answer }: Understood & Readonly<{ answer: OfferSearchAnswer }>,
    caller: Caller,
  ): Promise<Camel<OfferCardShape>[]> => {
    const isOfEverybody = !query.groupId && !query.userId && !query.refId;
    const looksForSomething = Boolean(query.query) || categoryId !== undefined;
    if (query.page !== 1 || !isOfEverybody || !looksForSomething || (meant && meant.leftOut.length > 0)) return [];
    const onlyIds = [...(await featured('top', caller))];
    if (onlyIds.length === 0) return [];
    const text = meant ? meant.text : query.query;
    const question = questionOf(
      { ...query, query: text, size: onlyIds.length, facets: undefined },
      place,
      days,
      categoryId,
    );
    const isWhole = answer.totalIsExact && answer.items.length === answer.total;
    const { items } = isWhole
      ? answer
      : await apis.offer.queries.search({ ...question, onlyIds }, queryContext(caller));
    const places = await cards(inOrderOf(onlyIds, items).slice(0, TOP_PLACES), caller, days, query.quantity);
    return places.filter((card) => belongs(query, card));
  };

  const adsFor = (
    { query, place, categoryId }: Pick<Understood, 'query' | 'place'> & Readonly<{ categoryId: number | null }>,
    { locale }: Caller,
  ): readonly Camel<AdShape>[] => {
    // No ads in lists of one user's or group's offers or of offers similar to a given one: the page around such a
    // list has its own ads, if any.
    const page = adPageOf(query);
    if (page === null || query.page !== 1) return [];
    return ads
      .forPlace({ page, locale, categoryId, near: place.point })
      .map((ad) => filed(categories.tree(), adShape(ad, { width: query.w, categoryId })));
  };

  const search = async (
    query: Query,
    caller: Caller,
    categoryId: number | undefined,
    path: string,
  ): Promise<Camel<OfferSearchShape>> => {
    const days = askedDays(query);
    const lenders = namesLenders(query)
      ? optional(caller, [], () => lendersNamed(apis, caller, query.query ?? ''))
      : Promise.resolve([]);
    // Handle a failure that comes before the answer awaits the lenders.
    lenders.catch(() => {});
    const [similar, asked] = await Promise.all([similarTo(query, caller), searchPlace(apis, caller, query)]);
    const chosen = asked ?? similar.place ?? EVERYWHERE;
    const { answer, place, meant } = await searchAsMeant(
      apis,
      caller,
      query.query || undefined,
      chosen,
      !chosen.point && !query.box,
      (text, there, words, first) =>
        apis.offer.queries.search(
          {
            ...questionOf(
              { ...query, query: text, ...(first !== undefined && firstBest(first)) },
              there,
              days,
              categoryId ?? similar.categoryId,
            ),
            words,
          },
          queryContext(caller),
        ),
      async () => (await lenders).length > 0,
    );
    if (query.query && answer.total === 0 && isPlain(query)) missed(query.query, place, caller);
    const [all, top, highlighted, named] = await Promise.all([
      cards(answer.items, caller, days, query.quantity),
      paidPlaces({ query, place, days, categoryId, meant, answer }, caller),
      featured('highlight', caller),
      lenders,
    ]);
    const offers = all.filter((card) => belongs(query, card));
    const shown = new Set(offers.map(({ offerId }) => offerId));
    const paging = { ...pagingOf(answer), total: totalOf(answer, all.length - offers.length) };
    return {
      id: path,
      path,
      offers,
      top,
      highlighted: highlighted.filter((id) => shown.has(id)),
      ads: await withAdTowns(apis, caller, adsFor({ query, place, categoryId: categoryId ?? null }, caller)),
      totalIsExact: answer.totalIsExact,
      meant,
      mended: answer.mended,
      onlyMentioned: answer.onlyMentioned,
      facets: answer.facets,
      lenders: named,
      personal: caller.userId !== null,
      place: place.point && { label: place.label, lat: place.point.lat, lng: place.point.lng },
      paging,
      ...paging,
    };
  };

  return {
    offerSearch: ({ query }, caller) =>
      search(query, caller, categoryOf(categories.tree(), query.categoryId), '/offer_search'),
    offerSearchCategory: ({ id, query }, caller) => {
      const tree = categories.tree();
      const category = found(
        tree.byPath(caller.locale, id) ?? tree.byPath('de', id) ?? tree.byPath('en', id),
        'category_not_found',
      );
      return search(
        query,
        caller,
        within(tree, category.id, categoryOf(tree, query.categoryId)),
        `/offer_search/${id}`,
      );
    },
  };
};
