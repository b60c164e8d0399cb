import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Position, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { DeliveryId, EventTypes, KeyHash, KeyId, partnerCommands, Scope, WebhookId } from './commands.js';
import { FeedItem, partnerLimits } from './feed.js';

/** API key without its secret, which is shown only at creation. */
export const ApiKey = z.strictObject({
  keyId: KeyId,
  name: z.string(),
  scopes: z.array(Scope),
  hint: z.string(),
  createdAt: Instant,
  lastUsedOn: Day.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/**
 * `on`; `off`: disabled by its owner; `paused`: failed for a day; `gone`: answered 410. The last three receive nothing
 * until enabled.
 */
export const WebhookStatus = z.enum(['on', 'off', 'paused', 'gone']);
export type WebhookStatus = z.infer<typeof WebhookStatus>;

export const Webhook = z.strictObject({
  webhookId: WebhookId,
  name: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  status: WebhookStatus,
  createdAt: Instant,
  secretChangedAt: Instant,
  pausedAt: Instant.nullable(),
  cursor: Position,
  deliveredAt: Instant.nullable(),
  failingSince: Instant.nullable(),
  nextTryAt: Instant.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Reasons for a missing response; `redirect`: redirects are not followed. */
export const DeliveryProblem = z.enum([
  'address_refused',
  'name_unknown',
  'unreachable',
  'tls',
  'timeout',
  'broken_answer',
]);
export type DeliveryProblem = z.infer<typeof DeliveryProblem>;

export const Delivery = z.strictObject({
  deliveryId: DeliveryId,
  /** `webhook-id` header, identical for all attempts of an event. */
  eventId: z.uuid(),
  type: z.string(),
  at: Instant,
  attempt: z.int(),
  ok: z.boolean(),
  status: z.int().nullable(),
  problem: DeliveryProblem.nullable(),
  durationMs: z.int(),
  answer: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

export const KeyOwner = z.strictObject({
  keyId: KeyId,
  ownerId: UserId,
  scopes: z.array(Scope),
  lastUsedOn: Day.nullable(),
});
export type KeyOwner = z.infer<typeof KeyOwner>;

const FeedPage = z.strictObject({
  ok: z.literal(true),
  items: z.array(FeedItem),
  /** Continue after this position; it may be beyond the last item when later events are not for this key. */
  cursor: Position,
  caughtUp: z.boolean(),
});
const NoPage = z.strictObject({
  ok: z.literal(false),
  reason: z.enum(['key_unknown', 'scope_missing', 'cursor_too_old', 'cursor_unknown']),
});

export const partnerOwnData = { api_keys: ApiKey, webhooks: Webhook };

export const partnerDoor = defineDoor('partner', partnerCommands, {
  ownData: ownDataQuery(partnerOwnData),
  keys: { question: z.strictObject({}), answer: z.array(ApiKey) },
  keyOf: { question: z.strictObject({ hash: KeyHash }), answer: KeyOwner.nullable() },
  webhooks: { question: z.strictObject({}), answer: z.array(Webhook) },
  webhook: { question: z.strictObject({ webhookId: WebhookId }), answer: Webhook.nullable() },
  secret: {
    question: z.strictObject({ webhookId: WebhookId }),
    answer: z.strictObject({ secret: z.string(), previousUntil: Instant.nullable() }).nullable(),
  },
  deliveries: {
    question: z.strictObject({ webhookId: WebhookId, limit: z.int().min(1).max(partnerLimits.deliveries) }),
    answer: z.array(Delivery),
  },
  delivery: {
    question: z.strictObject({ webhookId: WebhookId, deliveryId: DeliveryId, waitMs: z.int().min(0).max(8_000) }),
    answer: Delivery.nullable(),
  },
  /**
   * Events visible to the key's owner after a cursor or since an instant (neither: from now on); waits when there are
   * none.
   */
  feedAfter: {
    question: z.strictObject({
      hash: KeyHash,
      cursor: Position.optional(),
      since: Instant.optional(),
      types: EventTypes.optional(),
      limit: z.int().min(1).max(partnerLimits.page),
      waitMs: z.int().min(0).max(partnerLimits.waitMs),
    }),
    answer: z.discriminatedUnion('ok', [FeedPage, NoPage]),
  },
});
