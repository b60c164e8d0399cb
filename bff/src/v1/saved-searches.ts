import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { SavedSearchShape } from '@lendring/contracts/http/notification.js';
import { quotedIn } from '@lendring/contracts/rules/quoted.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { SavedQuestion, type SavedSearchView } from '@lendring/contracts/notification/saved-searches.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { askedDays } from './availability.js';
import { categoryOf, firstBest, questionOf, type SearchQuery } from './offer-search.js';
import { searchAsMeant } from './search-as-meant.js';
import { EVERYWHERE, searchPlace } from './search-place.js';

type Deps = Readonly<{ apis: ServiceApis; categories: Categories }>;

const shapeOf = (search: SavedSearchView): Camel<SavedSearchShape> => ({ ...search, at: search.savedAt });

/**
 * Maps a list's query to a saved search. The place is interpreted as in the list, but all words are required, because
 * partial matches are not worth a notification.
 */
const savedQuestionOf = async (
  { apis, categories }: Deps,
  caller: Caller,
  asked: SearchQuery,
): Promise<SavedQuestion> => {
  const query: SearchQuery = { ...asked, sort: undefined, page: 1, size: 1, refId: undefined, facets: undefined };
  // Reject searches within a group, because notifications must not reveal members-only offers.
  if (query.groupId !== undefined)
    throw new ApiError('invalid_input', {}, [{ path: 'query.group_id', code: 'not_for_groups' }]);
  const days = askedDays(query);
  const categoryId = categoryOf(categories.tree(), query.categoryId);
  const chosen = (await searchPlace(apis, caller, query)) ?? EVERYWHERE;
  const { place, meant } = await searchAsMeant(
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
            categoryId,
          ),
          words,
        },
        queryContext(caller),
      ),
  );
  const text = meant?.place ? meant.text : (quotedIn(query.query ?? '') ?? query.query);
  const { sort: _sort, paging: _paging, ...question } = questionOf({ ...query, query: text }, place, days, categoryId);
  return SavedQuestion.parse(question);
};

export const savedSearchHandlers = (deps: Deps): Handlers<'savedSearches' | 'saveSearch'> => {
  const { commands, queries } = deps.apis.notification;
  const read = async (caller: Caller, after?: Position) => ({
    searches: (await queries.searches({}, queryContext(caller, after))).map(shapeOf),
  });
  return {
    savedSearches: (_, caller, after) => read(caller, after),
    saveSearch: async ({ body: { name, page, query } }, caller) => {
      const question = await savedQuestionOf(deps, caller, query);
      const wanted = { searchId: caller.commandId, name, page, question };
      return read(caller, accepted(await commands.saveSearch(wanted, commandContext(caller))));
    },
  };
};
