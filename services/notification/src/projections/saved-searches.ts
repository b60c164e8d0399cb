import type { SearchEvent } from '@lendring/contracts/notification/searches.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { searchesAggregate, type SavedSearch } from '../searches/searches.js';

export type SavedSearchDocument = SavedSearch & Readonly<{ userId: string }>;

/** One document a saved search, for those who look which of them a new offer concerns. */
export const savedSearches: Projection<SavedSearchDocument, SearchEvent> = {
  name: 'saved-searches',
  version: 1,
  prefixes: ['searches-'],
  indexes: [
    [
      ['on', 1],
      ['searchId', 1],
    ],
  ],
  ids: ({ data }) => [data.searchId],
  evolve(document, event) {
    const [next] = searchesAggregate.evolve(document ? [document] : [], event);
    // Which offers were told of, the log knows.
    return next ? { ...next, told: [], userId: event.data.userId } : null;
  },
};
