import * as z from 'zod';
import { Position } from '../kernel/ids.js';
import { CloudEvent } from '../kernel/integration.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { EventTypes, WebhookId, Webhook } from '../partner/webhooks.js';
import { KeyId, Scope, ApiKey } from '../partner/keys.js';
import { partnerLimits } from '../partner/followed-events.js';
import { Delivery } from '../partner/delivery.js';
import { NoBody, call } from './call.js';
import { snakeShape } from './camel-case.js';
import { numeric } from './shapes.js';

export const ApiKeyShape = snakeShape(ApiKey);
export type ApiKeyShape = z.infer<typeof ApiKeyShape>;

export const ApiKeyBody = z.strictObject({ name: line(partnerLimits.name), scopes: z.array(Scope).min(1).max(5) });
export type ApiKeyBody = z.infer<typeof ApiKeyBody>;

/**
 * Created API key. `token` is the key itself, shown once; null when the request was a retry, in which case revoke the
 * key and create another.
 */
export const NewApiKeyShape = z.object({ key: ApiKeyShape, token: z.string().nullable() });
export type NewApiKeyShape = z.infer<typeof NewApiKeyShape>;

/**
 * Webhook with its state: `on`; `off`, disabled by its owner; `paused`, after a day of failures; `gone`, after the
 * endpoint answered 410. `enabled: true` reactivates a webhook in any other state.
 */
export const WebhookShape = snakeShape(Webhook);
export type WebhookShape = z.infer<typeof WebhookShape>;

export const WebhookBody = z.strictObject({
  name: line(partnerLimits.name),
  url: z.string().trim().min(1).max(partnerLimits.url),
  types: EventTypes,
});
export type WebhookBody = z.infer<typeof WebhookBody>;

export const WebhookPatch = WebhookBody.extend({ enabled: z.boolean() }).partial();
export type WebhookPatch = z.infer<typeof WebhookPatch>;

/**
 * Secret that verifies signatures (Standard Webhooks, `whsec_…`). Until `previous_until`, deliveries are signed with
 * the previous secret as well.
 */
export const WebhookSecretShape = z.object({ secret: z.string(), previous_until: Instant.nullable() });
export type WebhookSecretShape = z.infer<typeof WebhookSecretShape>;

export const ReplayBody = z.union([z.strictObject({ cursor: Position }), z.strictObject({ since: Instant })]);
export type ReplayBody = z.infer<typeof ReplayBody>;

/**
 * Delivery attempt. `status`: HTTP status of the response; `problem`: why no response arrived; `answer`: start of the
 * response body.
 */
export const WebhookDeliveryShape = snakeShape(Delivery);
export type WebhookDeliveryShape = z.infer<typeof WebhookDeliveryShape>;

/**
 * Query of GET /event: events after `cursor`, or since an instant (rounded down to the hour), or from now on without
 * either. `wait`: long-poll timeout in seconds.
 */
export const EventQuery = z.object({
  cursor: Position.optional(),
  since: Instant.optional(),
  types: z
    .string()
    .max(400)
    .transform((v) => v.split(','))
    .pipe(EventTypes)
    .optional(),
  size: numeric(z.int().min(1).max(partnerLimits.page)).default(partnerLimits.page),
  wait: numeric(
    z
      .int()
      .min(0)
      .max(partnerLimits.waitMs / 1000),
  ).default(0),
});

export const EventEntry = z.object({ cursor: Position, event: CloudEvent });
export const EventPageShape = z.object({ events: z.array(EventEntry), cursor: Position, caught_up: z.boolean() });
export type EventPageShape = z.infer<typeof EventPageShape>;

const oneWebhook = { access: 'user', id: WebhookId, key: 'webhookId' } as const;

export const partnerCalls = {
  apiKeys: call('GET /api_key', {
    access: 'user',
    asks: 'partner.keys',
    summary: 'Own API keys',
    answer: z.array(ApiKeyShape),
  }),
  createApiKey: call('POST /api_key', {
    access: 'user',
    body: ApiKeyBody,
    summary: 'Make an API key; it is shown this once',
    answer: NewApiKeyShape,
  }),
  revokeApiKey: call('DELETE /api_key/{id}', {
    access: 'user',
    whenSuspended: true,
    id: KeyId,
    key: 'keyId',
    sends: 'partner.revokeKey',
    until: 'partner.keys',
    summary: 'Revoke an API key',
  }),
  webhooks: call('GET /webhook', {
    access: 'user',
    asks: 'partner.webhooks',
    summary: 'Own webhooks',
    answer: z.array(WebhookShape),
  }),
  createWebhook: call('POST /webhook', {
    access: 'user',
    body: WebhookBody,
    summary: 'Send events to an address of yours from now on',
    answer: WebhookShape,
  }),
  changeWebhook: call('PATCH /webhook/{id}', {
    ...oneWebhook,
    body: WebhookPatch,
    summary: 'Change, disable or enable a webhook',
    answer: WebhookShape,
  }),
  deleteWebhook: call('DELETE /webhook/{id}', {
    ...oneWebhook,
    sends: 'partner.deleteWebhook',
    until: 'partner.webhook',
    summary: 'Delete a webhook',
  }),
  webhookSecret: call('GET /webhook_secret/{id}', {
    ...oneWebhook,
    asks: 'partner.secret',
    missing: 'webhook_not_found',
    summary: 'The secret that signs its deliveries',
    answer: WebhookSecretShape,
  }),
  rotateWebhookSecret: call('POST /webhook_secret/{id}', {
    ...oneWebhook,
    body: NoBody,
    sends: 'partner.rotateSecret',
    answers: 'webhookSecret',
    summary: 'Make a new secret; the old one signs as well for a day',
    answer: WebhookSecretShape,
  }),
  testWebhook: call('POST /webhook_test/{id}', {
    ...oneWebhook,
    body: NoBody,
    summary: 'Send a test event; null: no outcome yet, look at the deliveries',
    answer: WebhookDeliveryShape.nullable(),
  }),
  replayWebhook: call('POST /webhook_replay/{id}', {
    ...oneWebhook,
    body: ReplayBody,
    summary: 'Send everything after a cursor or since an instant once more; at most 30 days',
    answer: WebhookShape,
  }),
  webhookDeliveries: call('GET /webhook_delivery/{id}', {
    ...oneWebhook,
    query: z.object({ size: numeric(z.int().min(1).max(partnerLimits.deliveries)).default(20) }),
    summary: 'The last deliveries, newest first',
    answer: z.array(WebhookDeliveryShape),
  }),
  event: call('GET /event', {
    access: 'key',
    query: EventQuery,
    summary: 'Events after a cursor, with an API key; the same as a stream: /v1/events',
    answer: EventPageShape,
  }),
} as const;
