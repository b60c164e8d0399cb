import type { Body } from '@lendring/contracts/http/calls.js';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
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
