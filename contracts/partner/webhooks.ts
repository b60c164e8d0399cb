import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { Position, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { FollowedType, partnerLimits } from './followed-events.js';

export const WebhookId = z.uuid();

export const EventTypes = z
  .array(FollowedType)
  .min(1)
  .max(20)
  .refine((types) => new Set(types).size === types.length);

const webhookSettings = {
  name: line(partnerLimits.name),
  url: z.string().trim().min(1).max(partnerLimits.url),
  types: EventTypes,
};

export const webhooksCommands = {
  createWebhook: z.strictObject({ webhookId: WebhookId, ...webhookSettings }),
  /** `enabled: true` also resumes a paused webhook from its last position. */
  changeWebhook: z.strictObject({
    webhookId: WebhookId,
    changes: z.strictObject({ ...webhookSettings, enabled: z.boolean() }).partial(),
  }),
  deleteWebhook: z.strictObject({ webhookId: WebhookId }),
  rotateSecret: z.strictObject({ webhookId: WebhookId }),
  /** Resends all events after a cursor, or since an instant (rounded down to the hour). */
  replayWebhook: z.strictObject({
    webhookId: WebhookId,
    from: z.union([z.strictObject({ cursor: Position }), z.strictObject({ since: Instant })]),
  }),
} as const;

const webhook = { ownerId: UserId, webhookId: WebhookId };

/**
 * Position in the feed. `after`: cursor, valid while `mark` matches the installation's read models. `since`: instant
 * to resume from after a migration or restore; no event before this instant is missing.
 */
const place = { after: Position, mark: z.uuid(), since: Instant };

/**
 * Stream `webhooks-<ownerId>`: all webhooks of an account. Types are plain text, so that retired types stay readable.
 */
export const WebhookEvent = z.discriminatedUnion('type', [
  event('WebhookCreated', {
    ...webhook,
    ...place,
    name: z.string().nullable(),
    url: z.string().nullable(),
    types: z.array(z.string()),
    secret: z.string().nullable(),
    at: Instant,
  }),
  event('WebhookDescribed', {
    ...webhook,
    name: z.string().nullable(),
    url: z.string().nullable(),
    types: z.array(z.string()),
  }),
  /** Rotates the secret. Deliveries are signed with the previous secret too until `previousUntil`. */
  event('WebhookSecretChanged', { ...webhook, secret: z.string().nullable(), previousUntil: Instant, at: Instant }),
  event('WebhookEnabled', { ...webhook }),
  event('WebhookDisabled', { ...webhook }),
  /** Automatic pause: the webhook failed for a day, or answered 410 Gone. */
  event('WebhookPaused', { ...webhook, ...place, reason: z.enum(['failing', 'gone']), at: Instant }),
  event('WebhookReplayed', { ...webhook, ...place, at: Instant }),
  /** Daily checkpoint of deliveries; the live position is stored with the read models. */
  event('WebhookReached', { ...webhook, ...place, at: Instant }),
  event('WebhookTested', { ...webhook, deliveryId: z.uuid(), at: Instant }),
  event('WebhookDeleted', { ...webhook }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const webhooksPersonal: PersonalFields<WebhookEvent> = {
  WebhookCreated: { subject: 'ownerId', fields: ['name', 'url', 'secret'] },
  WebhookDescribed: { subject: 'ownerId', fields: ['name', 'url'] },
  WebhookSecretChanged: { subject: 'ownerId', fields: ['secret'] },
};

/**
 * `on`: enabled; `off`: disabled by its owner; `paused`: failed for a day; `gone`: answered 410. A webhook that is
 * not `on` receives nothing until it is enabled.
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

export const webhooksQueries = {
  webhooks: { question: z.strictObject({}), answer: z.array(Webhook) },
  webhook: { question: z.strictObject({ webhookId: WebhookId }), answer: Webhook.nullable() },
  secret: {
    question: z.strictObject({ webhookId: WebhookId }),
    answer: z.strictObject({ secret: z.string(), previousUntil: Instant.nullable() }).nullable(),
  },
} as const;

export const webhooksRefusals = {
  webhook_not_found: m(
    404,
    'Diesen Webhook gibt es nicht.',
    'This webhook does not exist.',
    'Deze webhook bestaat niet.',
  ),
  too_many_webhooks: m(
    409,
    'Mehr als {max} Webhooks gehen nicht. Lösche zuerst einen.',
    'You can have {max} webhooks at most. Delete one first.',
    'Je kunt hoogstens {max} webhooks hebben. Verwijder er eerst een.',
  ),
  webhook_url_invalid: m(
    422,
    'Die Adresse muss mit https:// beginnen, ohne Benutzernamen, mit Port 443 oder 8443.',
    'The address must begin with https://, without a user name, on port 443 or 8443.',
    'Het adres moet met https:// beginnen, zonder gebruikersnaam, op poort 443 of 8443.',
  ),
  webhook_url_private: m(
    422,
    'Diese Adresse liegt nicht im öffentlichen Internet, und nur dorthin schicken wir. Zum Entwickeln hilft ein Tunnel mit öffentlicher Adresse.',
    'This address isn’t on the public internet, and we can’t send anywhere else. For development, use a tunnel with a public address.',
    'Dit adres ligt niet op het openbare internet, en alleen daarheen sturen we. Bij het ontwikkelen helpt een tunnel met een openbaar adres.',
  ),
};
