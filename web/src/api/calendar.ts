import type { Side } from '@lendring/contracts/kernel/side.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const all = ['calendar'] as const;

/** Own loans, borrowings and blocked days; `from` and `to` are inclusive. */
export const calendarQuery = (api: Api, { from, to }: Readonly<{ from: string; to: string }>, side?: Side) =>
  queryOptions({
    queryKey: [...all, side ?? 'both', from, to],
    queryFn: ({ signal }) =>
      api.get('/calendar', { query: { date_from: from, date_to: to, ...(side ? { side } : {}) } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

export const calendarChanged = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: all });
