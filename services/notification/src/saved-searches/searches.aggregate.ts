import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { SavedQuestion, SearchEvent, SearchPage } from '@lendring/contracts/notification/saved-searches.js';

/** A saved search; notifies of offers published after `since` unless switched off. */
export type SavedSearch = Readonly<{
  searchId: string;
  name: string;
  page: SearchPage;
  question: SavedQuestion;
  on: boolean;
  since: string;
  savedAt: string;
  told: readonly string[];
}>;

/** Saved searches of a user, oldest first; empty after erasure. */
export type Searches = readonly SavedSearch[];

const MOST_TOLD = 1_000;

const changed = (searches: Searches, searchId: string, change: (one: SavedSearch) => SavedSearch): Searches =>
  searches.map((one) => (one.searchId === searchId ? change(one) : one));

const evolve = (searches: Searches, { type, data }: SearchEvent): Searches => {
  const { searchId } = data;
  switch (type) {
    case 'SearchSaved': {
      const { name, page, question, at } = data;
      if (name === null || page === null || question === null) return searches;
      return [...searches, { searchId, name, page, question, on: true, since: at, savedAt: at, told: [] }];
    }
    case 'SearchRenamed':
      return changed(searches, searchId, (one) => ({ ...one, name: data.name ?? one.name }));
    case 'SearchSwitched':
      return changed(searches, searchId, (one) => ({ ...one, on: data.on, since: data.on ? data.at : one.since }));
    case 'SearchMatched':
      return changed(searches, searchId, (one) => ({
        ...one,
        told: [...one.told, ...(data.offerIds ?? [])].slice(-MOST_TOLD),
      }));
    case 'SearchRemoved':
      return searches.filter((one) => one.searchId !== searchId);
  }
};

/** Stream `searches-<userId>`. */
export const searchesAggregate: Aggregate<Searches, SearchEvent> = { category: 'searches', initialState: [], evolve };
