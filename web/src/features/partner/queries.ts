import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';

export const keysQuery = (api: Api) => queryOptions({ queryKey: ['api-keys'], queryFn: ({ signal }) => api.get('/api_key', {}, { signal }) });

export const webhooksQuery = (api: Api) => queryOptions({ queryKey: ['webhooks'], queryFn: ({ signal }) => api.get('/webhook', {}, { signal }) });

/** While deliveries are on their way, the newest show without a reload. */
const FRESH_MS = 10_000;

export const deliveriesQuery = (api: Api, webhookId: string) => queryOptions({
  queryKey: ['webhook-deliveries', webhookId], queryFn: ({ signal }) => api.get('/webhook_delivery/{id}', { id: webhookId }, { signal }), refetchInterval: FRESH_MS,
});
