import { hasRight, type Actor } from '@lendring/contracts/kernel/door.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { OfferCard, OfferSearch, offerDoor, OwnOfferCard } from '@lendring/contracts/offer/queries.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { daysBetween, eachDay } from '@lendring/contracts/rules/days.js';
import type { Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { SearchIndex, SearchQuery } from '../search/search.port.js';
import type { Hits } from '../hits/hits.js';
import { everyOne, ownOrder, withWords } from './own-offers.js';
import type { MemberGroups } from '../member-groups.port.js';
import type { AskerGroups } from './asker-groups.js';
import { namesIn } from './category-names.js';
import { cardOf, isMember, pricingsFor, viewOf } from '../projections/offer-view.js';
import { shownImages } from '../offer/offer.js';
import type { OfferDocument } from '../projections/offer-document.js';
import { searchMost } from './fewer-words.js';
import { mendedWords } from './mended-words.js';
import { isCommercialOnly } from '../projections/search-document.js';
import { suggestedTexts } from './suggest.js';

export type OfferQueryDeps = Readonly<{
  offers: View<OfferDocument>;
  search: Pick<SearchIndex, 'search'>;
  hits: Hits;
  memberGroups: MemberGroups;
  groups: AskerGroups;
  categories: Categories;
}>;

const OWN_PAGE = 50;

/**
 * A search for free days also requires offers that can be rented for that number of days.
 *
 * @param askersGroups all groups of the caller
 * @param tree the current tree: merged and retired categories resolve to their successors
 */
export const searchQuery = (
  { freeOn, paging, words: _, categoryId, ...rest }: OfferSearch,
  askersGroups: readonly string[],
  tree: CategoryTree,
): SearchQuery => ({
  ...rest,
  askersGroups,
  ...(categoryId !== undefined && { categoryId: tree.resolve(categoryId)?.id ?? categoryId }),
  ...namesIn(tree),
  ...(freeOn && { freeOn: eachDay(freeOn.from, freeOn.to), takesDays: daysBetween(freeOn.from, freeOn.to) }),
  page: paging.page,
  size: paging.size,
});

/** Query handlers. Every answer passes {@link viewOf}, which decides what the caller may see (ADR 71). */
export const offerQueryHandlers = ({
  offers,
  search,
  hits,
  memberGroups,
  groups,
  categories,
}: OfferQueryDeps): Omit<
  DoorHandlers<typeof offerDoor>['queries'],
  'daily' | 'hold' | 'inspect' | 'missedSearches'
> => {
  const cards = async (
    documents: readonly OfferDocument[],
    actor: Actor,
    askersGroups: readonly string[],
    distances?: ReadonlyMap<string, number | null>,
  ): Promise<OfferCard[]> => {
    const own = documents
      .filter(({ ownerId }) => actor.kind === 'user' && actor.userId === ownerId)
      .map(({ offerId }) => offerId);
    const counted = await hits.of(own);
    const hitsOf = new Map(own.map((offerId, index) => [offerId, counted[index] ?? 0]));
    return documents.flatMap(
      (document) =>
        cardOf(
          document,
          actor,
          hitsOf.get(document.offerId) ?? 0,
          askersGroups,
          categories.tree(),
          distances?.get(document.offerId),
        ) ?? [],
    );
  };
  const ownCards = async (documents: readonly OfferDocument[], owner: Actor): Promise<OwnOfferCard[]> => {
    const hidden = new Map(documents.map((one) => [one.offerId, one.images.length - shownImages(one).length]));
    const found = await cards(documents, owner, []);
    return found.map((card) => ({ ...card, hiddenPictures: hidden.get(card.offerId) ?? 0 }));
  };

  return {
    async one({ offerId }, { actor }) {
      const [document, [hitCount = 0]] = await Promise.all([offers.get(offerId), hits.of([offerId])]);
      const own = await groups.for([document], groups.askerOf(actor));
      return viewOf(document, actor, hitCount, own, categories.tree());
    },

    async ownData({ cursor }, { actor }) {
      if (actor.kind !== 'user') return { rows: [], next: null };
      const own: Filter = { ownerId: actor.userId };
      const documents = await offers.find({
        filter: cursor === null ? own : { $and: [own, { offerId: { $gt: cursor } }] },
        sort: [['offerId', 1]],
        limit: OWN_PAGE,
      });
      const counted = await hits.of(documents.map(({ offerId }) => offerId));
      return {
        rows: documents.flatMap(
          (document, index) => viewOf(document, actor, counted[index] ?? 0, [], categories.tree()) ?? [],
        ),
        next: documents.length < OWN_PAGE ? null : (documents.at(-1)?.offerId ?? null),
      };
    },

    async many({ offerIds }, { actor }) {
      const documents = await offers.getMany(offerIds);
      return cards(documents, actor, await groups.for(documents, groups.askerOf(actor)));
    },

    async own({ status, text, outsideGroup, sort = 'changed', paging: { page, size } }, { actor }) {
      if (actor.kind !== 'user') return { items: [], total: 0, page, size };
      const filter: Filter = { ownerId: actor.userId, ...(status && { status }) };
      if (text || outsideGroup || sort !== 'changed') {
        const chosen = withWords(await everyOne(offers, filter), text ?? '').filter(
          ({ audience }) => !outsideGroup || !audience.groupIds.includes(outsideGroup),
        );
        const seen = sort === 'hits' ? await hits.of(chosen.map(({ offerId }) => offerId)) : [];
        const ordered = ownOrder(
          chosen,
          sort,
          new Map(chosen.map(({ offerId }, index) => [offerId, seen[index] ?? 0])),
        );
        return {
          items: await ownCards(ordered.slice((page - 1) * size, page * size), actor),
          total: chosen.length,
          page,
          size,
        };
      }
      const [documents, total] = await Promise.all([
        offers.find({ filter, sort: [['changedAt', -1]], skip: (page - 1) * size, limit: size }),
        offers.count(filter),
      ]);
      return { items: await ownCards(documents, actor), total, page, size };
    },

    async search(question, { actor }) {
      const own = await groups.of(actor);
      const { page, size } = question.paging;
      // Offers of a group are for members only, even when the group is listed.
      if (question.groupId !== undefined && !own.includes(question.groupId))
        return { items: [], total: 0, totalIsExact: true, leftOut: [], mended: [], onlyMentioned: false, page, size };
      const query = searchQuery(question, own, categories.tree());
      const {
        result: { hits: found, total, totalIsExact, mended = [], onlyMentioned = false },
        leftOut,
      } =
        question.words === 'most'
          ? await searchMost(search, query)
          : { result: await search.search(query), leftOut: [] };
      const documents = await offers.getMany(found.map(({ id }) => id));
      // An offer may go offline between index and document; its owner could still see it.
      const active = documents.filter(({ status }) => status === 'active');
      const items = await cards(active, actor, own, new Map(found.map(({ id, distanceKm }) => [id, distanceKm])));
      return {
        items,
        total,
        totalIsExact,
        leftOut: [...leftOut],
        mended: mendedWords(mended, question.text ?? '', active),
        onlyMentioned,
        page,
        size,
      };
    },

    async suggest({ text }, { actor }) {
      const own = await groups.of(actor);
      const query = { text, askersGroups: own, includeCommercialOnly: true, ...namesIn(categories.tree()) };
      return suggestedTexts(search, query, async (ids) =>
        (await offers.getMany(ids)).filter(({ status }) => status === 'active'),
      );
    },

    /** System query. Runs sequentially, so that it does not delay users' searches. */
    async finders({ offerId, searches }) {
      if ((await offers.get(offerId))?.status !== 'active') return [];
      const finding: number[] = [];
      for (const [place, question] of searches.entries()) {
        const query = searchQuery({ ...question, sort: 'newest', paging: { page: 1, size: 1 } }, [], categories.tree());
        const finds = async (more: Partial<SearchQuery>) => (await search.search({ ...query, ...more })).total > 0;
        // Offers that merely mention the words are listed only when the words name no offer.
        const listed =
          (await finds({ onlyIds: [offerId], calledSo: true })) ||
          ((await finds({ onlyIds: [offerId] })) && !(await finds({ calledSo: true })));
        if (listed) finding.push(place);
      }
      return finding;
    },

    async imageRoom({ offerId }, { actor }) {
      const document = await offers.get(offerId);
      return document && actor.kind === 'user' && document.ownerId === actor.userId
        ? limits.images - document.images.length
        : null;
    },

    async siteMap({ paging: { page, size } }) {
      const documents = await offers.find({
        filter: { status: 'active', 'audience.seenBy': 'everyone' },
        skip: (page - 1) * size,
        limit: size,
      });
      return documents.map(({ offerId, title, changedAt }) => ({ offerId, title, changedAt }));
    },

    async terms({ offerId, askerId }) {
      const document = await offers.get(offerId);
      if (document?.status !== 'active' || !document.ownerId || !document.place) return null;
      // When the group service is unavailable, let the query fail for a retry instead of reporting the offer as
      // deleted.
      const own = askerId !== null && document.audience.groupIds.length > 0 ? await memberGroups.of(askerId) : [];
      const [isOwner, isIn] = [document.ownerId === askerId, isMember(document, own)];
      if (document.audience.seenBy === 'members' && !isOwner && !isIn) return null;
      const { ownerId, title, deposit, autoAccept, place, placeId, language } = document;
      const [image] = shownImages(document);
      return {
        offerId,
        ownerId,
        title,
        imageId: image?.imageId ?? null,
        imageSize: image ? { width: image.width, height: image.height } : null,
        pricings: pricingsFor(document, askerId, own),
        deposit,
        autoAccept,
        commercialOnly: isCommercialOnly(document),
        membersOnly: document.audience.lentTo === 'members' && !isOwner && !isIn,
        groupIds: document.audience.groupIds.filter((groupId) => own.includes(groupId)),
        belongsTo: document.audience.belongsTo,
        town: { country: place.country, cityId: place.cityId, city: place.city },
        zone: timeZones[place.country],
        language,
        placeId,
      };
    },

    async inCategories({ categoryIds }, { actor }) {
      if (!hasRight(actor, 'admin')) return [];
      return Promise.all(
        categoryIds.map(async (categoryId) => ({
          categoryId,
          active: await offers.count({ categoryId, status: 'active' }),
          all: await offers.count({ categoryId }),
        })),
      );
    },

    async ofPerson({ userId }, { actor }) {
      if (!hasRight(actor, 'people')) return null;
      const [active, all] = await Promise.all([
        offers.count({ ownerId: userId, status: 'active' }),
        offers.count({ ownerId: userId }),
      ]);
      return { active, all };
    },

    inGroup: async ({ groupId }, { actor }) =>
      actor.kind === 'system' ? offers.count({ status: 'active', 'audience.groupIds': groupId }) : 0,
  };
};
