import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { SignInCode, Typed, asked, user } from './credential.js';

export const PasskeyName = line(60);

const Base64Url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);

/** Credential id in base64url; the length limit fits every authenticator. */
const CredentialId = Base64Url(1400).min(1);

const answer = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

const Transports = z.array(z.string().max(20)).max(10);

/** Registered passkey: WebAuthn `RegistrationResponseJSON`. */
export const NewPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    transports: Transports.optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const passkeysCommands = {
  askPasskey: z.strictObject({ password: Typed, code: SignInCode.optional(), setup: z.uuid() }),
  addPasskey: z.strictObject({ setup: z.uuid(), name: PasskeyName, made: NewPasskey }),
  renamePasskey: z.strictObject({ passkey: z.uuid(), name: PasskeyName }),
  /** Removes a passkey; requires the same proof as adding one, so that a stolen session cannot lock the owner out. */
  removePasskey: z.strictObject({ passkey: z.uuid(), password: Typed, code: SignInCode.optional() }),
} as const;

/** Options for creating a passkey: WebAuthn `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(z.strictObject({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** Sign-in by passkey: WebAuthn `AuthenticationResponseJSON`. `userHandle`: owner of the passkey. */
export const UsedPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(2000),
    userHandle: Base64Url(200),
  }),
});
export type UsedPasskey = z.infer<typeof UsedPasskey>;

/** Passkey of the caller. `synced`: its provider backs it up, so that it survives the loss of the device. */
export const Passkey = z.strictObject({
  passkey: z.uuid(),
  name: z.string(),
  added: Instant,
  lastUsed: Instant.nullable(),
  synced: z.boolean(),
});

export const passkeysEvents = [
  event('PasskeyAsked', { ...user, setup: z.uuid(), until: Instant }),
  /** `key`: credential id, public key and transports, as JSON. `synced`: the provider backs up the passkey. */
  event('PasskeyAdded', {
    ...asked,
    passkey: z.uuid(),
    name: z.string().nullable(),
    key: z.string().nullable(),
    counter: z.int(),
    synced: z.boolean(),
    at: Instant,
  }),
  event('PasskeyRenamed', { ...user, passkey: z.uuid(), name: z.string().nullable() }),
  event('PasskeyRemoved', { ...asked, passkey: z.uuid() }),
  /** `counter`: signature counter of the authenticator; 0 if the authenticator has none. */
  event('PasskeyUsed', { ...user, passkey: z.uuid(), counter: z.int(), synced: z.boolean(), at: Instant }),
] as const;

/**
 * Stream `passkey-<HMAC of the authenticator's credential id>`: latest credential and passkey that registered the
 * authenticator. The authenticator can be registered again once that passkey is removed.
 */
export const PasskeyClaimEvent = z.discriminatedUnion('type', [
  event('PasskeyClaimed', { ...user, credential: z.string().max(100), passkey: z.uuid() }),
]);
export type PasskeyClaimEvent = z.infer<typeof PasskeyClaimEvent>;

export const passkeysPersonal: PersonalFields<z.infer<(typeof passkeysEvents)[number]>> = {
  PasskeyAdded: { subject: 'userId', fields: ['name', 'key'] },
  PasskeyRenamed: { subject: 'userId', fields: ['name'] },
};

export const passkeysQueries = {
  passkeyAsked: { question: z.strictObject({ setup: z.uuid() }), answer: PasskeyOptions.nullable() },
} as const;

export const passkeysRefusals = {
  passkey_invalid: m(
    422,
    'Dieser Passkey passt nicht. Fang noch einmal von vorn an.',
    'This passkey doesn’t match. Start again from the beginning.',
    'Deze passkey past niet. Begin nog eens van voren af aan.',
  ),
  passkey_taken: m(
    409,
    'Diesen Passkey gibt es hier schon. Leg mit einem anderen Gerät oder Passwortmanager einen neuen an.',
    'This passkey has already been added. Create a new one with another device or password manager.',
    'Deze passkey is er hier al. Maak een nieuwe met een ander apparaat of een andere wachtwoordmanager.',
  ),
  passkey_not_found: m(
    404,
    'Diesen Passkey gibt es nicht mehr.',
    'This passkey no longer exists.',
    'Deze passkey is er niet meer.',
  ),
  too_many_passkeys: m(
    409,
    'Mehr als 20 Passkeys gehen nicht. Entferne zuerst einen.',
    'You can have 20 passkeys at most. Remove one first.',
    'Meer dan 20 passkeys kan niet. Verwijder er eerst een.',
  ),
};
