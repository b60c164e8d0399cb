import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { DeliveryShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Delivery, Webhook } from '@lendring/contracts/partner/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { shown } from '../caller/shown.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

/** Maximum wait for a test delivery; a slower one appears among the deliveries. */
const TEST_WAIT_MS = 6_000;

const shapeOf = (w: Webhook): Camel<WebhookShape> => ({
  webhookId: w.webhookId,
  name: w.name,
  url: w.url,
  types: w.types,
  status: w.status,
  createdAt: w.createdAt,
  secretChangedAt: w.secretChangedAt,
  pausedAt: w.pausedAt,
  cursor: w.cursor,
  deliveredAt: w.deliveredAt,
  failingSince: w.failingSince,
  nextTryAt: w.nextTryAt,
});

const deliveryShape = (d: Delivery): Camel<DeliveryShape> => ({
  deliveryId: d.deliveryId,
  eventId: d.eventId,
  type: d.type,
  at: d.at,
  attempt: d.attempt,
  ok: d.ok,
  status: d.status,
  problem: d.problem,
  durationMs: d.durationMs,
  answer: d.answer,
});

const addressRefusals = ['webhook_url_invalid', 'webhook_url_private'] as const;

const acceptedAddress = (answer: CommandAnswer): Position => {
  const code = answer.ok ? null : addressRefusals.find((one) => one === answer.refusal.code);
  if (code) throw new ApiError(code, {}, [{ path: 'url', code }]);
  return accepted(answer);
};

export const webhookHandlers = ({
  partner: { commands, queries },
}: Pick<Doors, 'partner'>): Handlers<
  | 'webhooks'
  | 'createWebhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'webhookSecret'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'replayWebhook'
  | 'webhookDeliveries'
> => {
  const read = async (webhookId: string, caller: Caller, after?: Position): Promise<Camel<WebhookShape>> =>
    shapeOf(found(await queries.webhook({ webhookId }, queryContext(caller, after)), 'webhook_not_found'));
  const secret = async (webhookId: string, caller: Caller, after?: Position) => {
    const answer = found(await queries.secret({ webhookId }, queryContext(caller, after)), 'webhook_not_found');
    return { secret: answer.secret, previousUntil: answer.previousUntil };
  };

  return {
    webhooks: async (_, caller) => (await queries.webhooks({}, queryContext(caller))).map(shapeOf),
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
    deleteWebhook: async ({ id }, caller) => {
      const after = accepted(await commands.deleteWebhook({ webhookId: id }, commandContext(caller)));
      await shown(queries.webhook({ webhookId: id }, queryContext(caller, after)));
    },
    webhookSecret: ({ id }, caller) => secret(id, caller),
    rotateWebhookSecret: async ({ id }, caller) =>
      secret(id, caller, accepted(await commands.rotateSecret({ webhookId: id }, commandContext(caller)))),
    testWebhook: async ({ id }, caller) => {
      const after = accepted(await commands.testWebhook({ webhookId: id }, commandContext(caller)));
      const delivery = await queries.delivery(
        { webhookId: id, deliveryId: caller.commandId, waitMs: TEST_WAIT_MS },
        queryContext(caller, after),
      );
      return delivery && deliveryShape(delivery);
    },
    replayWebhook: async ({ id, body }, caller) =>
      read(id, caller, accepted(await commands.replayWebhook({ webhookId: id, from: body }, commandContext(caller)))),
    webhookDeliveries: async ({ id, query }, caller) => {
      found(await queries.webhook({ webhookId: id }, queryContext(caller)), 'webhook_not_found');
      return (await queries.deliveries({ webhookId: id, limit: query.size }, queryContext(caller))).map(deliveryShape);
    },
  };
};
