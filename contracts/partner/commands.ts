import * as z from 'zod';
import { Position, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { FollowedType, partnerLimits } from './feed.js';

export const KeyId = z.uuid();
export const WebhookId = z.uuid();
export const DeliveryId = z.uuid();

export const Scope = z.enum(['events:read']);
export type Scope = z.infer<typeof Scope>;

/** SHA-256 of a key in hex; the key itself is not stored. */
export const KeyHash = z.string().regex(/^[0-9a-f]{64}$/);

export const EventTypes = z
  .array(FollowedType)
  .min(1)
  .max(20)
  .refine((types) => new Set(types).size === types.length);

const webhook = {
  name: line(partnerLimits.name),
  url: z.string().trim().min(1).max(partnerLimits.url),
  types: EventTypes,
};

/** Commands act on the keys and webhooks of the context's user. */
export const partnerCommands = {
  createKey: z.strictObject({
    keyId: KeyId,
    name: line(partnerLimits.name),
    scopes: z.array(Scope).min(1).max(5),
    hash: KeyHash,
    hint: z.string().length(4),
  }),
  revokeKey: z.strictObject({ keyId: KeyId }),
  noteKeyUse: z.strictObject({ ownerId: UserId, keyId: KeyId, day: Day }),
  /** System only: after an account takeover, revokes all keys and disables all webhooks. */
  shutOff: z.strictObject({ ownerId: UserId }),
  createWebhook: z.strictObject({ webhookId: WebhookId, ...webhook }),
  /** `enabled: true` also resumes a paused webhook from its last position. */
  changeWebhook: z.strictObject({
    webhookId: WebhookId,
    changes: z.strictObject({ ...webhook, enabled: z.boolean() }).partial(),
  }),
  deleteWebhook: z.strictObject({ webhookId: WebhookId }),
  rotateSecret: z.strictObject({ webhookId: WebhookId }),
  testWebhook: z.strictObject({ webhookId: WebhookId }),
  /** Resends all events after a cursor, or since an instant (rounded down to the hour). */
  replayWebhook: z.strictObject({
    webhookId: WebhookId,
    from: z.union([z.strictObject({ cursor: Position }), z.strictObject({ since: Instant })]),
  }),
} as const;
