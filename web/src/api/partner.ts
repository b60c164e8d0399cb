import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.js';

export const keysQuery = (api: Api) =>
  queryOptions({ queryKey: ['api-keys'], queryFn: ({ signal }) => api.get('/api_key', {}, { signal }) });

export const webhooksQuery = (api: Api) =>
  queryOptions({ queryKey: ['webhooks'], queryFn: ({ signal }) => api.get('/webhook', {}, { signal }) });

/** While deliveries are on their way, the newest show without a reload, and so does how the webhook does. */
export const FRESH_MS = 10_000;
/** Deliveries that are shown at first, and all that are kept. */
export const FIRST = 20;
const ALL = 100;

export const deliveriesQuery = (api: Api, webhookId: string, all: boolean) =>
  queryOptions({
    queryKey: ['webhook-deliveries', webhookId, all],
    queryFn: ({ signal }) =>
      api.get('/webhook_delivery/{id}', { id: webhookId, query: { size: all ? ALL : FIRST } }, { signal }),
    refetchInterval: FRESH_MS,
    placeholderData: keepPreviousData,
  });
