import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body, Query } from '@lendring/contracts/http/calls.js';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import type { WordListShape } from '@lendring/contracts/http/hints.js';
import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Api } from '../lib/api-client/api.js';

const all = ['report-cases'] as const;
const waiting = [...all, 'waiting'] as const;
const one = (id: string) => [...all, 'one', id] as const;

export const reportWaitingQuery = (api: Api) =>
  queryOptions({ queryKey: waiting, queryFn: ({ signal }) => api.get('/report_waiting', {}, { signal }) });

export const reportQueueQuery = (api: Api, asked: Body<'reportQueue'>) =>
  queryOptions({
    queryKey: [...all, 'queue', asked],
    queryFn: ({ signal }) => api.post('/report_search', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const reportCaseQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: one(id), queryFn: ({ signal }) => api.get('/report/{id}', { id }, { signal }) });

export const putReportCase = async (queries: QueryClient, now: CaseShape): Promise<void> => {
  queries.setQueryData(one(now.case_id), now);
  await queries.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) => first === all[0] && second !== 'one',
  });
};

export const askReportCaseAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: one(id) });

const reporter = (id: string) => ['reporters', id] as const;

export const reporterQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: reporter(id), queryFn: ({ signal }) => api.get('/reporter/{id}', { id }, { signal }) });

export const putReporter = (queries: QueryClient, now: ReporterShape): void => {
  queries.setQueryData(reporter(now.reporter_id), now);
};

const hints = ['hints'] as const;
const list = (language: Locale) => ['word-list', language] as const;

export const hintsQuery = (api: Api, query: Query<'hints'>) =>
  queryOptions({
    queryKey: [...hints, 'list', query],
    queryFn: ({ signal }) => api.get('/hint', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const hintQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: [...hints, 'one', id], queryFn: ({ signal }) => api.get('/hint/{id}', { id }, { signal }) });

export const openHintsQuery = (api: Api) =>
  queryOptions({ queryKey: [...hints, 'open'], queryFn: ({ signal }) => api.get('/hint_open', {}, { signal }) });

export const unusualQuery = (api: Api) =>
  queryOptions({ queryKey: ['unusual'], queryFn: ({ signal }) => api.get('/unusual', {}, { signal }) });

export const wordListQuery = (api: Api, language: Locale) =>
  queryOptions({
    queryKey: list(language),
    queryFn: ({ signal }) => api.get('/word_list/{id}', { id: language }, { signal }),
  });

export const askHintsAgain = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: hints });

export const putWordList = (queries: QueryClient, now: WordListShape): void =>
  void queries.setQueryData(list(now.language), now);

export const askWordListAgain = (queries: QueryClient, language: Locale): Promise<void> =>
  queries.invalidateQueries({ queryKey: list(language) });
