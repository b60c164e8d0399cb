import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

/** By the private address of the report. */
export const adReportQuery = (api: Api, adId: string, key: string) =>
  queryOptions({
    queryKey: ['ad-report', adId, key],
    queryFn: ({ signal }) => api.get('/ad_report/{id}', { id: adId, query: { key } }, { signal }),
  });
