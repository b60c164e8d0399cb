import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { testWebhook } from '../webhooks/decide.js';
import { ownWebhookIn } from '../webhooks/own-webhooks.js';
import { onOwnWebhook } from '../webhooks/webhook-commands.js';
import type { Webhook } from '../webhooks/webhooks.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'read' | 'deliveries' | 'dispatcher'>;

export const delivery = (deps: Deps) => {
  const { read, deliveries, dispatcher } = deps;
  const onWebhook = onOwnWebhook(deps);
  const ownWebhook = ownWebhookIn(read);
  const handlers: Pick<CommandHandlers<typeof partnerApi>, 'testWebhook'> = {
    testWebhook: async (data, call) => {
      const deliveryId = call.commandId;
      let tested: Webhook | null = null;
      const answer = await onWebhook(call, data.webhookId, (state, owned) => {
        const decision = testWebhook(state, owned, deliveryId, call.at);
        tested = state[data.webhookId] ?? null;
        return decision;
      });
      if (answer.ok && tested) dispatcher.test(tested, deliveryId);
      return answer;
    },
  };
  const queries: Pick<ServiceHandlers<typeof partnerApi>['queries'], 'deliveries' | 'delivery'> = {
    deliveries: async ({ webhookId, limit }, context) =>
      (await ownWebhook(webhookId, context)) ? [...(await deliveries.last(webhookId, limit))] : [],
    delivery: async ({ webhookId, deliveryId, waitMs }, context) =>
      (await ownWebhook(webhookId, context)) ? deliveries.one(webhookId, deliveryId, waitMs) : null,
  };
  return { commands: handlers, queries, clockPolicies: [dispatcher.look] } satisfies Capability;
};
