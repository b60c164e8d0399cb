import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { SignInCode, Typed, asked, user } from './credential.js';
import { DeviceName } from './device.js';
import { Passkey } from './passkeys.js';

export const secondStepCommands = {
  /**
   * Creates a secret for an authenticator app after a password check. `setup`: id of the attempt, for the query and
   * the next step.
   */
  askTotp: z.strictObject({ password: Typed, setup: z.uuid() }),
  /** Activates the authenticator secret. `codes`: id of the recovery codes created at the same time. */
  switchTotpOn: z.strictObject({ setup: z.uuid(), code: SignInCode, codes: z.uuid() }),
  switchTotpOff: z.strictObject({ password: Typed, code: SignInCode }),
  makeRecoveryCodes: z.strictObject({ password: Typed, code: SignInCode, codes: z.uuid() }),
  /** System only: turns off two-factor sign-in for users who lost the app and all recovery codes. */
  switchTotpOffFor: z.strictObject({ email: Email }),
} as const;

/** SHA-256 hashes of recovery codes; the codes themselves are not stored. */
const RecoveryHashes = z.array(z.string()).nullable();

export const secondStepEvents = [
  /**
   * Created secret for an authenticator app, which a code must confirm to become active. A later request replaces the
   * secret.
   */
  event('TotpAsked', { ...user, setup: z.uuid(), secret: z.string().nullable(), until: Instant }),
  /** Password sign-in requires a code after this event. `step`: time step of the confirming code. */
  event('TotpSwitchedOn', { ...asked, setup: z.uuid(), step: z.int(), recovery: RecoveryHashes }),
  event('TotpSwitchedOff', { ...asked, by: z.enum(['owner', 'operator']) }),
  /** Code used; for replay protection, codes of this time step or an earlier one are rejected. */
  event('TotpCodeUsed', { ...user, step: z.int() }),
  event('RecoveryCodesMade', { ...asked, recovery: RecoveryHashes }),
  /**
   * Recovery code used up. `index`: its position in the list; `device`: device on which it was used; `use`: sign-in,
   * or confirmation while signed in. `device` and `use` are absent in older events, which are sign-ins.
   */
  event('RecoveryCodeUsed', {
    ...asked,
    index: z.int(),
    use: z.enum(['sign-in', 'proof']).optional(),
    device: DeviceName.optional(),
  }),
] as const;

export const secondStepPersonal: PersonalFields<z.infer<(typeof secondStepEvents)[number]>> = {
  TotpAsked: { subject: 'userId', fields: ['secret'] },
  TotpSwitchedOn: { subject: 'userId', fields: ['recovery'] },
  RecoveryCodesMade: { subject: 'userId', fields: ['recovery'] },
};

export const Factors = z.strictObject({
  totp: z.strictObject({ recoveryLeft: z.int() }).nullable(),
  passkeys: z.array(Passkey),
});
export type Factors = z.infer<typeof Factors>;

export const secondStepQueries = {
  factors: { question: z.strictObject({}), answer: Factors },
  /** Pending authenticator secret and its URI for a QR code; null when the setup id is unknown. */
  totpAsked: {
    question: z.strictObject({ setup: z.uuid() }),
    answer: z.strictObject({ secret: z.string(), uri: z.string() }).nullable(),
  },
  recoveryCodes: { question: z.strictObject({ codes: z.uuid() }), answer: z.array(z.string()).nullable() },
} as const;

export const secondStepRefusals = {
  totp_on: m(
    409,
    'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
    'Two-step sign-in is already on.',
    'Inloggen in twee stappen staat al aan.',
  ),
  totp_off: m(
    409,
    'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
    'Two-step sign-in isn’t on.',
    'Inloggen in twee stappen staat niet aan.',
  ),
};
