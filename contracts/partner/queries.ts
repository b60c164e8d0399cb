import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Position, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { DeliveryId, EventTypes, KeyHash, KeyId, partnerCommands, Scope, WebhookId } from './commands.js';
import { FeedItem, partnerLimits } from './feed.js';

/** A key as its owner sees it; the key itself is shown once, when it is made. */
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
 * `on`; `off`: by its owner; `paused`: it failed for a day; `gone`: it answered 410. The last three get nothing until
 * enabled.
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
  /** When we paused it. */
  pausedAt: Instant.nullable(),
  /** Everything up to here has been delivered. */
  cursor: Position,
  /** The last delivery that was taken. */
  deliveredAt: Instant.nullable(),
  /** Since when deliveries fail, and when the next try is. */
  failingSince: Instant.nullable(),
  nextTryAt: Instant.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Why a delivery got no answer; `redirect`: answers that send elsewhere are not followed. */
export const DeliveryProblem = z.enum([
  'address_refused',
  'name_unknown',
  'unreachable',
  'tls',
  'timeout',
  'broken_answer',
]);
export type DeliveryProblem = z.infer<typeof DeliveryProblem>;

/** One try to deliver one event. */
export const Delivery = z.strictObject({
  deliveryId: DeliveryId,
  /** The `webhook-id`: the same for every try of one event. */
  eventId: z.uuid(),
  type: z.string(),
  at: Instant,
  /** Counts the tries of this event from 1. */
  attempt: z.int(),
  /** Answered with 2xx. */
  ok: z.boolean(),
  status: z.int().nullable(),
  problem: DeliveryProblem.nullable(),
  durationMs: z.int(),
  /** The first characters of the answer. */
  answer: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Whose a key is, for those who let it in. */
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
  /** Go on after this one: it may lie behind the last item where others follow that are not for this key. */
  cursor: Position,
  /** There is nothing more right now. */
  caughtUp: z.boolean(),
});
const NoPage = z.strictObject({
  ok: z.literal(false),
  reason: z.enum(['key_unknown', 'scope_missing', 'cursor_too_old', 'cursor_unknown']),
});

/** Files of a takeout, without any secret. */
export const partnerOwnData = { api_keys: ApiKey, webhooks: Webhook };

export const partnerDoor = defineDoor('partner', partnerCommands, {
  ownData: ownDataQuery(partnerOwnData),
  /** The asker's own. */
  keys: { question: z.strictObject({}), answer: z.array(ApiKey) },
  /** Whose key this is; null when it never was or is revoked. */
  keyOf: { question: z.strictObject({ hash: KeyHash }), answer: KeyOwner.nullable() },
  webhooks: { question: z.strictObject({}), answer: z.array(Webhook) },
  webhook: { question: z.strictObject({ webhookId: WebhookId }), answer: Webhook.nullable() },
  secret: {
    question: z.strictObject({ webhookId: WebhookId }),
    answer: z.strictObject({ secret: z.string(), previousUntil: Instant.nullable() }).nullable(),
  },
  /** Newest first. */
  deliveries: {
    question: z.strictObject({ webhookId: WebhookId, limit: z.int().min(1).max(partnerLimits.deliveries) }),
    answer: z.array(Delivery),
  },
  /** Waits up to `waitMs` for it. */
  delivery: {
    question: z.strictObject({ webhookId: WebhookId, deliveryId: DeliveryId, waitMs: z.int().min(0).max(8_000) }),
    answer: Delivery.nullable(),
  },
  /**
   * What the key's owner may see of the feed after a cursor or since an instant (neither: from now on); waits for news
   * when there is nothing.
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
