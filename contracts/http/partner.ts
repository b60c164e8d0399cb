import * as z from 'zod';
import { EventTypes, KeyId, Scope, WebhookId, DeliveryId } from '../partner/commands.js';
import { partnerLimits } from '../partner/feed.js';
import { DeliveryProblem, WebhookStatus } from '../partner/queries.js';
import { CloudEvent } from '../kernel/integration.js';
import { Position } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { numeric } from './shapes.js';

/** `hint`: the key's last four characters. */
export const ApiKeyShape = z.object({
  key_id: KeyId,
  name: z.string(),
  scopes: z.array(Scope),
  hint: z.string(),
  created_at: Instant,
  last_used_on: Day.nullable(),
});
export type ApiKeyShape = z.infer<typeof ApiKeyShape>;

export const ApiKeyBody = z.strictObject({ name: line(partnerLimits.name), scopes: z.array(Scope).min(1).max(5) });
export type ApiKeyBody = z.infer<typeof ApiKeyBody>;

/**
 * `token` is the key itself, shown this once; null when the same click was answered before: then revoke it and make
 * another.
 */
export const NewApiKeyShape = z.object({ key: ApiKeyShape, token: z.string().nullable() });
export type NewApiKeyShape = z.infer<typeof NewApiKeyShape>;

/**
 * `on`; `off` by its owner; `paused` after a day of failures; `gone`: it answered 410. `enabled: true` wakes each of
 * them.
 */
export const WebhookShape = z.object({
  webhook_id: WebhookId,
  name: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  status: WebhookStatus,
  created_at: Instant,
  secret_changed_at: Instant,
  paused_at: Instant.nullable(),
  /** Everything up to here has been delivered. */
  cursor: Position,
  delivered_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  next_try_at: Instant.nullable(),
});
export type WebhookShape = z.infer<typeof WebhookShape>;

export const WebhookBody = z.strictObject({
  name: line(partnerLimits.name),
  url: z.string().trim().min(1).max(partnerLimits.url),
  types: EventTypes,
});
export type WebhookBody = z.infer<typeof WebhookBody>;

export const WebhookPatch = WebhookBody.extend({ enabled: z.boolean() }).partial();
export type WebhookPatch = z.infer<typeof WebhookPatch>;

/** Verifies signatures (Standard Webhooks, `whsec_…`). Until `previous_until` the secret before it signs as well. */
export const WebhookSecretShape = z.object({ secret: z.string(), previous_until: Instant.nullable() });
export type WebhookSecretShape = z.infer<typeof WebhookSecretShape>;

/** One of the two. */
export const ReplayBody = z.union([z.strictObject({ cursor: Position }), z.strictObject({ since: Instant })]);
export type ReplayBody = z.infer<typeof ReplayBody>;

/**
 * One try to deliver; `status` is the answer's, `problem` says why there was none, `answer` begins the answer's text.
 */
export const DeliveryShape = z.object({
  delivery_id: DeliveryId,
  event_id: z.uuid(),
  type: z.string(),
  at: Instant,
  attempt: z.int(),
  ok: z.boolean(),
  status: z.int().nullable(),
  problem: DeliveryProblem.nullable(),
  duration_ms: z.int(),
  answer: z.string(),
});
export type DeliveryShape = z.infer<typeof DeliveryShape>;

/**
 * GET /event: after `cursor`, or since an instant (from its full hour); neither: from now on. `wait`: seconds to wait
 * for news.
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
export const EventPageShape = z.object({
  events: z.array(EventEntry),
  /** Ask with this one next. */
  cursor: Position,
  caught_up: z.boolean(),
});
export type EventPageShape = z.infer<typeof EventPageShape>;
