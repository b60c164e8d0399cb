import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { SearchRequestPatch, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import {
  WantedDays,
  type SearchRequestChanges,
  type SearchRequestView,
} from '@lendring/contracts/group/search-request.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { CategoryTree, Categories } from '@lendring/contracts/reference/category-tree.js';
import { assertNotBlocked } from '../caller/blocked-pairs.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { offerCardShape } from '../shapes/offer.js';
import { filed } from '../shapes/filed.js';
import { peopleOf, peopleOfEach } from '../shapes/people.js';
import { searchRequestCardShape, searchRequestShape } from '../shapes/search-request.js';
import { calledAs, townNames, withTowns } from '../shapes/towns.js';
import { placeOf, type GroupDeps } from './groups.js';
import { idOfClick } from './id-of-click.js';
import { categoryOf } from './offer-search.js';
import { picturesOf } from './offers.js';
import { pagingOf } from './paging.js';
import { searchPlace } from './search-place.js';

type Names = 'searchRequests' | 'makeSearchRequest' | 'searchRequest' | 'changeSearchRequest' | 'replyToSearchRequest';

const AROUND_KM = 25;
const MOST_OFFERS = 100;

const wrong = (path: string, code: string): ApiError => new ApiError('invalid_input', {}, [{ path, code }]);

const daysOf = (from: string | null, to: string | null): WantedDays | null => {
  if (from === null && to === null) return null;
  const read = WantedDays.safeParse({ from, last: to ?? from });
  if (!read.success) throw wrong(from === null ? 'date_from' : 'date_to', 'days_range');
  return read.data;
};

const existing = (tree: CategoryTree, categoryId: number | null): number | null => {
  if (categoryId !== null && !tree.byId(categoryId)) throw wrong('category_id', 'category_not_found');
  return categoryId;
};

export const searchRequestHandlers = ({
  apis,
  links,
  categories,
}: GroupDeps & Readonly<{ categories: Categories }>): Handlers<Names> => {
  const { commands, queries } = apis.group;

  const namesOf = async (
    caller: Caller,
    groupIds: readonly (string | null)[],
  ): Promise<ReadonlyMap<string, string>> => {
    const ids = [...new Set(groupIds.flatMap((groupId) => groupId ?? []))];
    if (ids.length === 0 || caller.userId === null) return new Map();
    const names = await queries.names({ groupIds: ids }, queryContext(caller));
    return new Map(names.map(({ groupId, name }) => [groupId, name]));
  };

  const offersOf = async (caller: Caller, { replies }: SearchRequestView) => {
    const offerIds = [...new Set(replies.flatMap(({ offerId }) => offerId ?? []))].slice(0, MOST_OFFERS);
    if (offerIds.length === 0) return [];
    const cards = await optional(caller, [], () => apis.offer.queries.many({ offerIds }, queryContext(caller)));
    const online = cards.filter(({ status }) => status === 'active');
    return withTowns(apis, caller, online);
  };

  const shapeOf = async (caller: Caller, view: SearchRequestView): Promise<Camel<SearchRequestShape>> => {
    const [names, groupNames, offers] = await Promise.all([
      townNames(apis, caller, [view.place?.cityId]),
      namesOf(caller, [view.groupId]),
      offersOf(caller, view),
    ]);
    const people = await peopleOf(apis, caller, [
      view.userId,
      ...view.replies.map(({ userId }) => userId),
      ...offers.map(({ ownerId }) => ownerId),
    ]);
    const cards = new Map(
      offers.map((offer) => [
        offer.offerId,
        offerCardShape(offer, people.get(offer.ownerId) ?? null, null, picturesOf(links, offer, caller)),
      ]),
    );
    const place = view.place && calledAs(names, view.place);
    return filed(categories.tree(), searchRequestShape({ ...view, place }, { people, groupNames, offers: cards }));
  };

  const read = async (caller: Caller, searchRequestId: string, after?: Position): Promise<Camel<SearchRequestShape>> =>
    shapeOf(
      caller,
      found(await queries.searchRequest({ searchRequestId }, queryContext(caller, after)), 'search_request_not_found'),
    );

  const changesOf = async (
    caller: Caller,
    { categoryId, dateFrom, dateTo, cityId, public: isPublic, ...same }: Camel<SearchRequestPatch>,
  ): Promise<SearchRequestChanges> => ({
    ...same,
    ...(categoryId !== undefined && { categoryId: existing(categories.tree(), categoryId) }),
    ...((dateFrom !== undefined || dateTo !== undefined) && { days: daysOf(dateFrom ?? null, dateTo ?? null) }),
    ...(cityId !== undefined && { place: await placeOf(apis, caller, cityId) }),
    ...(isPublic !== undefined && { isPublic }),
  });

  return {
    searchRequests: async ({ query }, caller) => {
      const { among, groupId, cityId, lat, lng, perimeter, all, page, size } = query;
      const place = await searchPlace(apis, caller, { cityId, lat, lng });
      const tree = categories.tree();
      const categoryId = categoryOf(tree, query.categoryId);
      const { items, total } = await queries.searchRequests(
        {
          among: groupId === undefined ? among : { groupId },
          ...(query.query && { text: query.query }),
          ...(categoryId !== undefined && { categoryIds: [...tree.covers(categoryId)] }),
          ...(place?.point && { near: { point: place.point, radiusKm: perimeter ?? AROUND_KM } }),
          all: all === '1',
          page,
          size,
        },
        queryContext(caller),
      );
      const [names, groupNames, people] = await Promise.all([
        townNames(
          apis,
          caller,
          items.map((one) => one.place?.cityId),
        ),
        namesOf(
          caller,
          items.map((one) => one.groupId),
        ),
        peopleOfEach(apis, caller, items, ({ userId }) => userId),
      ]);
      const cards = items.map((card) =>
        filed(
          tree,
          searchRequestCardShape({ ...card, place: card.place && calledAs(names, card.place) }, { people, groupNames }),
        ),
      );
      return { searchRequests: cards, paging: pagingOf({ total, page, size }) };
    },
    makeSearchRequest: async ({ body }, caller) => {
      const { groupId, title, text, categoryId, dateFrom, dateTo, cityId, public: isPublic } = body;
      const searchRequestId = idOfClick(caller, 'search request');
      const wanted = {
        searchRequestId,
        groupId,
        title,
        text,
        categoryId: existing(categories.tree(), categoryId),
        days: daysOf(dateFrom, dateTo),
        place: await placeOf(apis, caller, cityId),
        isPublic: isPublic || groupId === null,
      };
      return read(caller, searchRequestId, accepted(await commands.makeSearchRequest(wanted, commandContext(caller))));
    },
    searchRequest: ({ id }, caller, after) => read(caller, id, after),
    changeSearchRequest: async ({ id, body }, caller) => {
      const changed = { searchRequestId: id, changes: await changesOf(caller, body) };
      return read(caller, id, accepted(await commands.changeSearchRequest(changed, commandContext(caller))));
    },
    replyToSearchRequest: async ({ id, body: { text, offerId } }, caller) => {
      const asked = await queries.searchRequest({ searchRequestId: id }, queryContext(caller));
      if (asked) await assertNotBlocked(apis, caller, asked.userId);
      return read(
        caller,
        id,
        accepted(await commands.reply({ searchRequestId: id, text, offerId }, commandContext(caller))),
      );
    },
  };
};
