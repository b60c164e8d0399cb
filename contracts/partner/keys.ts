import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { partnerLimits } from './followed-events.js';

export const KeyId = z.uuid();

export const Scope = z.enum(['events:read']);
export type Scope = z.infer<typeof Scope>;

/** SHA-256 of a key in hex; the key itself is not stored. */
export const KeyHash = z.string().regex(/^[0-9a-f]{64}$/);

export const keysCommands = {
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
} as const;

const key = { ownerId: UserId, keyId: KeyId };

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

export const keysPersonal: PersonalFields<KeyEvent> = { KeyCreated: { subject: 'ownerId', fields: ['name'] } };

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

export const KeyOwner = z.strictObject({
  keyId: KeyId,
  ownerId: UserId,
  scopes: z.array(Scope),
  lastUsedOn: Day.nullable(),
});
export type KeyOwner = z.infer<typeof KeyOwner>;

export const keysQueries = {
  keys: { question: z.strictObject({}), answer: z.array(ApiKey) },
  keyOf: { question: z.strictObject({ hash: KeyHash }), answer: KeyOwner.nullable() },
} as const;

export const keysRefusals = {
  key_not_found: m(404, 'Diesen Schlüssel gibt es nicht.', 'This key does not exist.', 'Deze sleutel bestaat niet.'),
  too_many_keys: m(
    409,
    'Mehr als {max} Schlüssel gehen nicht. Widerrufe zuerst einen.',
    'You can have {max} keys at most. Revoke one first.',
    'Je kunt hoogstens {max} sleutels hebben. Trek er eerst een in.',
  ),
};
