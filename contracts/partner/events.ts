import * as z from 'zod';
import { CloudEvent } from '../kernel/integration.js';
import { Position, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { event, type PersonalFields } from '../kernel/events.js';
import { KeyHash, KeyId, Scope, WebhookId } from './commands.js';

const key = { ownerId: UserId, keyId: KeyId };
const webhook = { ownerId: UserId, webhookId: WebhookId };
/**
 * Feed position. `after`: cursor, valid while `mark` matches the installation's read models; after a migration or
 * restore, `since` is an instant before which nothing is missing.
 */
const place = { after: Position, mark: z.uuid(), since: Instant };

/** Stream `keys-<ownerId>`: all API keys of an account, to enforce their limit. */
export const KeyEvent = z.discriminatedUnion('type', [
  event('KeyCreated', {
    ...key,
    name: z.string().nullable(),
    scopes: z.array(Scope),
    hash: KeyHash,
    hint: z.string(),
    at: Instant,
  }),
  event('KeyUsed', { ...key, day: Day }),
  event('KeyRevoked', { ...key }),
]);
export type KeyEvent = z.infer<typeof KeyEvent>;

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
  /** The previous secret signs as well until `previousUntil`. */
  event('WebhookSecretChanged', { ...webhook, secret: z.string().nullable(), previousUntil: Instant, at: Instant }),
  event('WebhookEnabled', { ...webhook }),
  event('WebhookDisabled', { ...webhook }),
  /** Automatic: failing for a day, or answered 410 Gone. */
  event('WebhookPaused', { ...webhook, ...place, reason: z.enum(['failing', 'gone']), at: Instant }),
  event('WebhookReplayed', { ...webhook, ...place, at: Instant }),
  /** Daily checkpoint of deliveries; the live position is stored with the read models. */
  event('WebhookReached', { ...webhook, ...place, at: Instant }),
  event('WebhookTested', { ...webhook, deliveryId: z.uuid(), at: Instant }),
  event('WebhookDeleted', { ...webhook }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** Stream `feed-<subject>`: consumed events of other services; the log position is the partners' cursor. */
export const HeardEvent = z.discriminatedUnion('type', [event('EventHeard', { event: CloudEvent })]);
export type HeardEvent = z.infer<typeof HeardEvent>;

export const partnerPersonal: PersonalFields<KeyEvent | WebhookEvent> = {
  KeyCreated: { subject: 'ownerId', fields: ['name'] },
  WebhookCreated: { subject: 'ownerId', fields: ['name', 'url', 'secret'] },
  WebhookDescribed: { subject: 'ownerId', fields: ['name', 'url'] },
  WebhookSecretChanged: { subject: 'ownerId', fields: ['secret'] },
};
