import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { SessionId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { identityCommands } from './commands.js';
import { DeviceName } from './device.js';
import { Passkey, PasskeyOptions } from './passkey.js';

/** How somebody showed that it is them: with the password, a code after it, a mail's link, or a passkey. */
export const SignInWay = z.enum(['password', 'code', 'recovery', 'mail', 'passkey']);
export type SignInWay = z.infer<typeof SignInWay>;

/** What happened to a sign-in: used, tried, or changed in what protects it. */
export const SignInHappening = z.enum([
  'ok',
  /** The password was. */
  'wrong',
  /** The password was right, the code after it was not. */
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

/** `way`: of a sign-in that worked. `device`: unknown for changes. `newDevice`: its owner was told by mail. */
export const SignInTry = z.strictObject({
  at: Instant,
  outcome: SignInHappening,
  way: SignInWay.nullable(),
  device: DeviceName,
  newDevice: z.boolean(),
});
export type SignInTry = z.infer<typeof SignInTry>;

/** What the asker's sign-in knows besides the password. `totp`: null while it asks for no code. */
export const Factors = z.strictObject({
  totp: z.strictObject({ recoveryLeft: z.int() }).nullable(),
  passkeys: z.array(Passkey),
});
export type Factors = z.infer<typeof Factors>;

export const OpenSession = z.strictObject({ session: SessionId, device: DeviceName, began: Instant, seen: Instant });
export type OpenSession = z.infer<typeof OpenSession>;

/** Files of a takeout, without anything that signs somebody in. */
export const identityOwnData = {
  sign_ins: SignInTry,
  devices: OpenSession,
  second_step: Factors.omit({ passkeys: true }),
  passkeys: Passkey,
};

/**
 * The door of the built-in sign-in provider, for account pages, demo data and tools; people come in through its pages.
 */
export const identityDoor = defineDoor('identity', identityCommands, {
  ownData: ownDataQuery(identityOwnData),
  /** System only. Null when nobody has this address. */
  userOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  /** The address that the asker wants and has not confirmed yet. */
  emailWanted: {
    question: z.strictObject({}),
    answer: z.strictObject({ email: z.string(), until: Instant }).nullable(),
  },
  factors: { question: z.strictObject({}), answer: Factors },
  /**
   * The secret that waits for its first code, for an app, also as an address that apps read; null: none of this name.
   */
  totpAsked: {
    question: z.strictObject({ setup: z.uuid() }),
    answer: z.strictObject({ secret: z.string(), uri: z.string() }).nullable(),
  },
  /** What a browser needs to make the passkey of this name; null once it is made, or too late. */
  passkeyAsked: { question: z.strictObject({ setup: z.uuid() }), answer: PasskeyOptions.nullable() },
  /** The codes that were made under this name; null once others have taken their place. */
  recoveryCodes: { question: z.strictObject({ codes: z.uuid() }), answer: z.array(z.string()).nullable() },
  /** The asker's sign-ins and changes of the last months, the newest first. */
  history: { question: z.strictObject({}), answer: z.array(SignInTry) },
  /** Where the asker is signed in, the newest first. */
  sessions: { question: z.strictObject({}), answer: z.array(OpenSession) },
});
