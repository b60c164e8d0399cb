import type { SearchEvent } from '@lendring/contracts/notification/saved-searches.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { searchesAggregate, type SavedSearch } from './searches.aggregate.js';

export type SavedSearchDocument = SavedSearch & Readonly<{ userId: string }>;

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
    return next ? { ...next, told: [], userId: event.data.userId } : null;
  },
};
