import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { ReportingId } from '@lendring/contracts/http/reporting.js';
import type { Api } from '../lib/api-client/api.js';

export const auditQuery = (api: Api, query: Query<'audit'>) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => api.get('/audit', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const all = ['reporting'] as const;

export const reportingsQuery = (api: Api) =>
  queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => api.get('/reporting', {}, { signal }) });

export const reportingQuery = (api: Api, id: ReportingId, query: Query<'reporting'>) =>
  queryOptions({
    queryKey: [...all, 'one', id, query],
    queryFn: ({ signal }) => api.get('/reporting/{id}', { id, query }, { signal }),
    placeholderData: keepPreviousData,
  });

const LOOK_MS = 30_000;

export const systemQuery = (api: Api) =>
  queryOptions({
    queryKey: ['system'],
    queryFn: ({ signal }) => api.get('/system', {}, { signal }),
    refetchInterval: LOOK_MS,
  });

export const licencesQuery = (api: Api) =>
  queryOptions({ queryKey: ['licences'], queryFn: ({ signal }) => api.get('/licence', {}, { signal }) });

export const licenceTextQuery = (api: Api, name: string, version: string) =>
  queryOptions({
    queryKey: ['licences', name, version],
    queryFn: ({ signal }) => api.get('/licence_text', { query: { name, version } }, { signal }),
  });
