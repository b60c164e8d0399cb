import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { asOwner } from '../owner.js';
import type { Ports } from '../ports.js';
import type { Owned, WebhookDecision } from './decide.js';
import { webhooksAggregate, type Webhooks } from './webhooks.aggregate.js';

export const onOwnWebhook =
  ({ commands }: Pick<Ports, 'commands'>) =>
  (
    call: CommandCall,
    webhookId: string,
    decide: (state: Webhooks, owned: Owned) => WebhookDecision,
  ): Promise<CommandAnswer> =>
    asOwner(call, 'webhook_not_found', (ownerId) =>
      commands.on(webhooksAggregate, ownerId, call, (state) => decide(state, { ownerId, webhookId })),
    );
