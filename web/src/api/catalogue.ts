import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** What only admins ask for: all that is sold here. */
export const catalogueQuery = (api: Api) =>
  queryOptions({ queryKey: ['catalogue'], queryFn: ({ signal }) => api.get('/catalogue', {}, { signal }) });
