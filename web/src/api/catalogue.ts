import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const catalogueQuery = (api: Api) =>
  queryOptions({ queryKey: ['catalogue'], queryFn: ({ signal }) => api.get('/catalogue', {}, { signal }) });
