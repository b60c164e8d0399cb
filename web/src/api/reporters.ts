import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';
import { isApiError } from '../lib/api-error.js';

const one = (id: string) => ['reporters', id] as const;

/** For who looks after cases: how somebody reports; null: nothing ever came from them. */
export const reporterQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: one(id),
    queryFn: async ({ signal }): Promise<ReporterShape | null> => {
      try {
        return await api.get('/reporter/{id}', { id }, { signal });
      } catch (error) {
        if (isApiError(error) && error.code === 'reporter_not_found') return null;
        throw error;
      }
    },
  });

/** Takes over what a call answered. */
export const putReporter = (queries: QueryClient, now: ReporterShape): void => {
  queries.setQueryData(one(now.reporter_id), now);
};
