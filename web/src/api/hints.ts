import type { Query } from '@lendring/contracts/http/calls.js';
import type { WordListShape } from '@lendring/contracts/http/hints.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['hints'] as const;
const list = (language: Locale) => ['word-list', language] as const;

export const hintsQuery = (api: Api, query: Query<'hints'>) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => api.get('/hint', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const hintQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: [...all, 'one', id], queryFn: ({ signal }) => api.get('/hint/{id}', { id }, { signal }) });

export const openHintsQuery = (api: Api) =>
  queryOptions({ queryKey: [...all, 'open'], queryFn: ({ signal }) => api.get('/hint_open', {}, { signal }) });

export const unusualQuery = (api: Api) =>
  queryOptions({ queryKey: ['unusual'], queryFn: ({ signal }) => api.get('/unusual', {}, { signal }) });

export const wordListQuery = (api: Api, language: Locale) =>
  queryOptions({
    queryKey: list(language),
    queryFn: ({ signal }) => api.get('/word_list/{id}', { id: language }, { signal }),
  });

export const askHintsAgain = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: all });

export const putWordList = (queries: QueryClient, now: WordListShape): void =>
  void queries.setQueryData(list(now.language), now);

export const askWordListAgain = (queries: QueryClient, language: Locale): Promise<void> =>
  queries.invalidateQueries({ queryKey: list(language) });
