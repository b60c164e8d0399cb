import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const phoneQuery = (api: Api) =>
  queryOptions({ queryKey: ['phone'], queryFn: ({ signal }) => api.get('/phone', {}, { signal }) });
