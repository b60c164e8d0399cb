import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const keys = ['api-keys'] as const;
const webhooks = ['webhooks'] as const;
const deliveries = ['webhook-deliveries'] as const;

export const keysQuery = (api: Api) =>
  queryOptions({ queryKey: keys, queryFn: ({ signal }) => api.get('/api_key', {}, { signal }) });

export const webhooksQuery = (api: Api) =>
  queryOptions({ queryKey: webhooks, queryFn: ({ signal }) => api.get('/webhook', {}, { signal }) });

export const FRESH_MS = 10_000;
/** Number of deliveries shown at first; `ALL` is all that are retained. */
export const FIRST = 20;
const ALL = 100;

export const deliveriesQuery = (api: Api, webhookId: string, all: boolean) =>
  queryOptions({
    queryKey: [...deliveries, webhookId, all],
    queryFn: ({ signal }) =>
      api.get('/webhook_delivery/{id}', { id: webhookId, query: { size: all ? ALL : FIRST } }, { signal }),
    refetchInterval: FRESH_MS,
    placeholderData: keepPreviousData,
  });

export const keysChanged = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: keys });

/** `everywhere` also refetches lists that no page shows, since the next page looks up its webhook there. */
export const webhooksChanged = (queries: QueryClient, everywhere = false): Promise<void> =>
  queries.invalidateQueries({ queryKey: webhooks, refetchType: everywhere ? 'all' : 'active' });

export const deliveriesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: deliveries });
