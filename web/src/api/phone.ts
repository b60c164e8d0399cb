import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** The own verified phone number, and the code that was asked for last. */
export const phoneQuery = (api: Api) =>
  queryOptions({ queryKey: ['phone'], queryFn: ({ signal }) => api.get('/phone', {}, { signal }) });
