import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { SessionId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { identityCommands } from './commands.js';
import { DeviceName } from './device.js';
import { Passkey, PasskeyOptions } from './passkey.js';

export const SignInWay = z.enum(['password', 'code', 'recovery', 'mail', 'passkey']);
export type SignInWay = z.infer<typeof SignInWay>;

export const SignInHappening = z.enum([
  'ok',
  'wrong',
  'wrong_code',
  'password_changed',
  'email_changed',
  'email_taken_back',
  'totp_on',
  'totp_off',
  'totp_off_by_operator',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
]);

/** `way`: of a successful sign-in. `device`: unknown for changes. `newDevice`: the owner was notified by mail. */
export const SignInTry = z.strictObject({
  at: Instant,
  outcome: SignInHappening,
  way: SignInWay.nullable(),
  device: DeviceName,
  newDevice: z.boolean(),
});
export type SignInTry = z.infer<typeof SignInTry>;

export const Factors = z.strictObject({
  totp: z.strictObject({ recoveryLeft: z.int() }).nullable(),
  passkeys: z.array(Passkey),
});
export type Factors = z.infer<typeof Factors>;

export const OpenSession = z.strictObject({ session: SessionId, device: DeviceName, began: Instant, seen: Instant });
export type OpenSession = z.infer<typeof OpenSession>;

export const identityOwnData = {
  sign_ins: SignInTry,
  devices: OpenSession,
  second_step: Factors.omit({ passkeys: true }),
  passkeys: Passkey,
};

/**
 * API of the built-in sign-in provider, for account pages, demo data and tools; users sign in through its own pages.
 */
export const identityDoor = defineDoor('identity', identityCommands, {
  ownData: ownDataQuery(identityOwnData),
  /** System only. Null when the address is not registered. */
  userOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  emailWanted: {
    question: z.strictObject({}),
    answer: z.strictObject({ email: z.string(), until: Instant }).nullable(),
  },
  factors: { question: z.strictObject({}), answer: Factors },
  /** Pending authenticator secret, also as the URI for its QR code; null: unknown setup id. */
  totpAsked: {
    question: z.strictObject({ setup: z.uuid() }),
    answer: z.strictObject({ secret: z.string(), uri: z.string() }).nullable(),
  },
  passkeyAsked: { question: z.strictObject({ setup: z.uuid() }), answer: PasskeyOptions.nullable() },
  recoveryCodes: { question: z.strictObject({ codes: z.uuid() }), answer: z.array(z.string()).nullable() },
  history: { question: z.strictObject({}), answer: z.array(SignInTry) },
  sessions: { question: z.strictObject({}), answer: z.array(OpenSession) },
});
