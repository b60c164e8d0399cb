import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { NotificationRefusal } from '@lendring/contracts/notification/refusals.js';
import type { SavedQuestion, SearchEvent, SearchPage } from '@lendring/contracts/notification/saved-searches.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { SavedSearch, Searches } from './searches.aggregate.js';

type SearchDecision = Decision<readonly SearchEvent[], NotificationRefusal>;

const letters = (text: string | undefined): string => (text ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const looksForTheSame = (one: SavedQuestion, other: SavedQuestion): boolean => {
  const { text, ...rest } = one;
  const { text: otherText, ...otherRest } = other;
  return letters(text) === letters(otherText) && same(rest, otherRest);
};

type Wanted = Readonly<{ searchId: string; name: string; page: SearchPage; question: SavedQuestion }>;

export const save = (searches: Searches, userId: string, wanted: Wanted, at: string): SearchDecision => {
  if (searches.some(({ question }) => looksForTheSame(question, wanted.question))) return decided([]);
  if (searches.length >= limits.savedSearches) return refused('too_many_saved_searches', { max: limits.savedSearches });
  return decided([{ type: 'SearchSaved', data: { userId, ...wanted, at } }]);
};

type Changes = Readonly<{ searchId: string; name?: string | undefined; on?: boolean | undefined }>;

export const change = (
  searches: Searches,
  userId: string,
  { searchId, name, on }: Changes,
  at: string,
): SearchDecision => {
  const known = searches.find((one) => one.searchId === searchId);
  if (!known) return refused('saved_search_unknown');
  return decided([
    ...(name === undefined || name === known.name
      ? []
      : [{ type: 'SearchRenamed', data: { userId, searchId, name } } as const]),
    ...(on === undefined || on === known.on
      ? []
      : [{ type: 'SearchSwitched', data: { userId, searchId, on, at } } as const]),
  ]);
};

export const remove = (searches: Searches, userId: string, searchId: string): readonly SearchEvent[] =>
  searches.some((one) => one.searchId === searchId) ? [{ type: 'SearchRemoved', data: { userId, searchId } }] : [];

export const isNews = ({ on, since, told }: SavedSearch, offerId: string, cameAt: string): boolean =>
  on && since < cameAt && !told.includes(offerId);
