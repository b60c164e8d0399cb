import type { Query } from '@lendring/contracts/http/calls.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const auditQuery = (api: Api, query: Query<'audit'>) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => api.get('/audit', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
