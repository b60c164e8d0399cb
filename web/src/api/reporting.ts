import type { Query } from '@lendring/contracts/http/calls.js';
import type { ReportingId } from '@lendring/contracts/http/reporting.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['reporting'] as const;

export const reportingsQuery = (api: Api) =>
  queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => api.get('/reporting', {}, { signal }) });

export const reportingQuery = (api: Api, id: ReportingId, query: Query<'reporting'>) =>
  queryOptions({
    queryKey: [...all, 'one', id, query],
    queryFn: ({ signal }) => api.get('/reporting/{id}', { id, query }, { signal }),
    placeholderData: keepPreviousData,
  });
