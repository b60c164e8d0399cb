import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const one = (id: string) => ['reporters', id] as const;

export const reporterQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: one(id), queryFn: ({ signal }) => api.get('/reporter/{id}', { id }, { signal }) });

export const putReporter = (queries: QueryClient, now: ReporterShape): void => {
  queries.setQueryData(one(now.reporter_id), now);
};
