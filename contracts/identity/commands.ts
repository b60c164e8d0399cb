import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { SessionId, UserId } from '../kernel/ids.js';
import { NewPasskey, PasskeyName } from './passkey.js';
import { passwordLength } from './password.js';

export const Password = z.string().min(passwordLength.least).max(passwordLength.most);
const Typed = z.string().max(200);
/** Code of an authenticator app or recovery code, as typed. */
export const SignInCode = z.string().max(40);

/** Answers never reveal whether an address is registered: all else goes by mail to its owner. */
export const identityCommands = {
  register: z.strictObject({ email: Email, password: Password }),
  verify: z.strictObject({ token: z.string().max(400) }),
  resendVerification: z.strictObject({ email: Email }),
  requestReset: z.strictObject({ email: Email }),
  reset: z.strictObject({ token: z.string().max(400), password: Password }),
  /** Signs a person out everywhere except in the session `keeps`; allowed to that person and to support staff. */
  endSessions: z.strictObject({ userId: UserId, keeps: SessionId.optional() }),
  endSession: z.strictObject({ session: SessionId }),
  /** Caller only; ends all sessions except `keeps`. `code`: required with two-factor sign-in. */
  changePassword: z.strictObject({
    current: Typed,
    password: Password,
    code: SignInCode.optional(),
    keeps: SessionId.optional(),
  }),
  /** Reauthenticates the caller before an irreversible action; `code`: required with two-factor sign-in. */
  proveOwner: z.strictObject({ password: Typed, code: SignInCode.optional() }),
  /** Caller only. The answer does not depend on whether the new address is taken; all else goes by mail to it. */
  changeEmail: z.strictObject({ password: Typed, code: SignInCode.optional(), email: Email }),
  resendEmailChange: z.strictObject({}),
  cancelEmailChange: z.strictObject({}),
  confirmEmail: z.strictObject({ token: z.string().max(400) }),
  takeEmailBack: z.strictObject({ token: z.string().max(400) }),
  /**
   * Creates a secret for an authenticator app after a password check; `setup`: id of the attempt, for the query and the
   * next step.
   */
  askTotp: z.strictObject({ password: Typed, setup: z.uuid() }),
  /** Activates the secret; `codes`: id of the recovery codes created with it. */
  switchTotpOn: z.strictObject({ setup: z.uuid(), code: SignInCode, codes: z.uuid() }),
  switchTotpOff: z.strictObject({ password: Typed, code: SignInCode }),
  makeRecoveryCodes: z.strictObject({ password: Typed, code: SignInCode, codes: z.uuid() }),
  askPasskey: z.strictObject({ password: Typed, code: SignInCode.optional(), setup: z.uuid() }),
  addPasskey: z.strictObject({ setup: z.uuid(), name: PasskeyName, made: NewPasskey }),
  renamePasskey: z.strictObject({ passkey: z.uuid(), name: PasskeyName }),
  /** Requires the same proof as adding one: a stolen session must not lock the owner out. */
  removePasskey: z.strictObject({ passkey: z.uuid(), password: Typed, code: SignInCode.optional() }),
  /** System only: for users who lost the app and all recovery codes. */
  switchTotpOffFor: z.strictObject({ email: Email }),
  /** System only: creates a verified account, for example for demo data. */
  enrol: z.strictObject({ userId: UserId, email: Email, password: Password }),
} as const;
