import * as z from 'zod';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';

export const PasskeyName = line(60);

const Base64Url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
/** Credential id in base64url; the bound fits every authenticator. */
const CredentialId = Base64Url(1400).min(1);
const Transports = z.array(z.string().max(20)).max(10);

/** WebAuthn `PublicKeyCredentialCreationOptionsJSON`. */
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

const answer = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

/** WebAuthn `RegistrationResponseJSON`. */
export const NewPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    transports: Transports.optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** WebAuthn `AuthenticationResponseJSON`. `userHandle`: owner of the passkey. */
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

/** `synced`: backed up by its provider, so that it survives the loss of the device. */
export const Passkey = z.strictObject({
  passkey: z.uuid(),
  name: z.string(),
  added: Instant,
  lastUsed: Instant.nullable(),
  synced: z.boolean(),
});
