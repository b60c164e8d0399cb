import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

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
