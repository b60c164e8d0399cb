import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import type { SearchQuery } from '../search/search.port.js';
import { loanTimesOf } from '../opening-times/loan-times.js';
import { namesIn } from './category-names.js';
import { facetAnswer, withFacets } from './facets.js';
import { searchMost } from './fewer-words.js';
import { mendedWords } from './mended-words.js';
import { searchQuery } from './query.js';
import { suggestedTexts } from './suggest.js';

type Deps = Pick<Ports, 'offers' | 'search' | 'groups' | 'cards' | 'categories'>;

/** Search, completions, and which saved searches an offer matches. The engines are in `search/`. */
export const searchQueries = ({ offers, search, groups, cards, categories }: Deps) => {
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'search' | 'suggest' | 'finders'> = {
    async search(question, { actor, at }) {
      const own = await groups.of(actor);
      const { page, size } = question.paging;
      // Offers of a group are for members only, even when the group is listed.
      if (question.groupId !== undefined && !own.includes(question.groupId))
        return {
          items: [],
          total: 0,
          totalIsExact: true,
          leftOut: [],
          mended: [],
          onlyMentioned: false,
          facets: [],
          page,
          size,
        };
      const query = searchQuery(question, own, categories.tree(), at);
      const {
        result: { hits: found, total, totalIsExact, mended = [], onlyMentioned = false, facets = [] },
        leftOut,
      } =
        question.words === 'most'
          ? await searchMost(withFacets(search), query)
          : { result: await withFacets(search).search(query), leftOut: [] };
      const documents = await offers.getMany(found.map(({ id }) => id));
      // Filter out offers that went offline between index and document, because their owner could still see them.
      const active = documents.filter(({ status }) => status === 'active');
      const items = await cards(active, actor, own, new Map(found.map(({ id, distanceKm }) => [id, distanceKm])));
      // Only searches for days show when loans may begin and end.
      const times = new Map(
        question.firstDay ? active.map((document) => [document.offerId, { times: loanTimesOf(document) }]) : [],
      );
      return {
        items: items.map((card) => ({ ...card, ...times.get(card.offerId) })),
        total,
        totalIsExact,
        leftOut: [...leftOut],
        mended: mendedWords(mended, question.text ?? '', active),
        onlyMentioned,
        facets: facetAnswer(facets, query),
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

    /**
     * Runs the searches of this system query one after the other, so that they do not delay users' searches, and equal
     * ones once.
     */
    async finders({ offerId, searches }, { at }) {
      if ((await offers.get(offerId))?.status !== 'active') return [];
      const isListed = async (question: (typeof searches)[number]): Promise<boolean> => {
        const query = searchQuery(
          { ...question, sort: 'newest', paging: { page: 1, size: 1 } },
          [],
          categories.tree(),
          at,
        );
        const finds = async (more: Partial<SearchQuery>) => (await search.search({ ...query, ...more })).total > 0;
        // Offers that merely mention the words are listed only when the words name no offer.
        return (
          (await finds({ onlyIds: [offerId], calledSo: true })) ||
          ((await finds({ onlyIds: [offerId] })) && !(await finds({ calledSo: true })))
        );
      };
      const known = new Map<string, boolean>();
      const finding: number[] = [];
      for (const [place, question] of searches.entries()) {
        const key = JSON.stringify(question);
        const listed = known.get(key) ?? (await isListed(question));
        known.set(key, listed);
        if (listed) finding.push(place);
      }
      return finding;
    },
  };
  return { queries } satisfies Capability;
};
