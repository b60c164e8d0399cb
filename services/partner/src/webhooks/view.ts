import type { Webhook } from '@lendring/contracts/partner/webhooks.js';
import type { Progress } from '../delivery/progress.js';
import type { WebhookFacts } from './webhooks.aggregate.js';

export const webhookOf = (
  { webhookId, name, url, types, status, createdAt, secretChangedAt, pausedAt }: WebhookFacts,
  { cursor, deliveredAt, failingSince, nextTryAt }: Progress,
): Webhook => ({
  webhookId,
  name,
  url,
  types: [...types],
  status,
  createdAt,
  secretChangedAt,
  pausedAt,
  cursor,
  deliveredAt,
  failingSince,
  nextTryAt: status === 'on' ? nextTryAt : null,
});
