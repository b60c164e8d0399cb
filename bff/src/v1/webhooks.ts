import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { WebhookShape } from '@lendring/contracts/http/partner.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

/** Maximum milliseconds to wait for a test delivery; the list of deliveries shows a slower one later. */
const TEST_WAIT_MS = 6_000;

const addressRefusals = ['webhook_url_invalid', 'webhook_url_private'] as const;

const acceptedAddress = (answer: CommandAnswer): Position => {
  const code = answer.ok ? null : addressRefusals.find((one) => one === answer.refusal.code);
  if (code) throw new ApiError(code, {}, [{ path: 'url', code }]);
  return accepted(answer);
};

export const webhookHandlers = ({
  partner: { commands, queries },
}: Pick<ServiceApis, 'partner'>): Handlers<
  'createWebhook' | 'changeWebhook' | 'testWebhook' | 'replayWebhook' | 'webhookDeliveries'
> => {
  const read = async (webhookId: string, caller: Caller, after?: Position): Promise<Camel<WebhookShape>> =>
    found(await queries.webhook({ webhookId }, queryContext(caller, after)), 'webhook_not_found');

  return {
    createWebhook: async ({ body }, caller) => {
      const webhookId = derivedId(caller.commandId, 'webhook');
      return read(
        webhookId,
        caller,
        acceptedAddress(await commands.createWebhook({ webhookId, ...body }, commandContext(caller))),
      );
    },
    changeWebhook: async ({ id, body }, caller) =>
      read(
        id,
        caller,
        acceptedAddress(await commands.changeWebhook({ webhookId: id, changes: body }, commandContext(caller))),
      ),
    testWebhook: async ({ id }, caller) => {
      const after = accepted(await commands.testWebhook({ webhookId: id }, commandContext(caller)));
      return queries.delivery(
        { webhookId: id, deliveryId: caller.commandId, waitMs: TEST_WAIT_MS },
        queryContext(caller, after),
      );
    },
    replayWebhook: async ({ id, body }, caller) =>
      read(id, caller, accepted(await commands.replayWebhook({ webhookId: id, from: body }, commandContext(caller)))),
    webhookDeliveries: async ({ id, query }, caller) => {
      found(await queries.webhook({ webhookId: id }, queryContext(caller)), 'webhook_not_found');
      return queries.deliveries({ webhookId: id, limit: query.size }, queryContext(caller));
    },
  };
};
