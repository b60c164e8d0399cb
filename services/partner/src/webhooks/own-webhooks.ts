import { type QueryContext, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports, ReadModels } from '../ports.js';
import { webhookOf } from './view.js';
import type { WebhookFacts } from './webhooks.aggregate.js';

/** Null for other users, so that they cannot tell a foreign webhook from a missing one. */
export const ownWebhookIn =
  ({ webhooks }: Pick<ReadModels, 'webhooks'>) =>
  async (webhookId: string, context: QueryContext): Promise<WebhookFacts | null> => {
    const webhook = await webhooks.get(webhookId);
    return webhook && webhook.ownerId === callerIdOf(context) ? webhook : null;
  };

export const ownWebhooks =
  ({
    read: { webhooks },
    progress,
  }: Pick<Ports, 'read' | 'progress'>): ServiceHandlers<typeof partnerApi>['queries']['webhooks'] =>
  async (_, context) => {
    const ownerId = callerIdOf(context);
    const found =
      ownerId === null
        ? []
        : await webhooks.find({ filter: { ownerId }, sort: [['createdAt', 1]], limit: partnerLimits.webhooks });
    return Promise.all(found.map(async (webhook) => webhookOf(webhook, await progress.of(webhook))));
  };
