import type { WebhookEvent } from '@lendring/contracts/partner/webhooks.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { factsAfter, type WebhookFacts } from './webhooks.aggregate.js';

export const webhooks: Projection<WebhookFacts, WebhookEvent> = {
  name: 'webhooks',
  version: 1,
  prefixes: ['webhooks-'],
  indexes: [[['ownerId', 1]], [['status', 1]]],
  ids: ({ data }) => [data.webhookId],
  evolve: factsAfter,
};
