import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { SessionId, UserId } from '../kernel/ids.js';
import { NewPasskey, PasskeyName } from './passkey.js';
import { passwordLength } from './password.js';

export const Password = z.string().min(passwordLength.least).max(passwordLength.most);
/** A password as somebody typed it, to be compared. */
const Typed = z.string().max(200);
/** From an app, or a recovery code, as somebody typed it. */
export const SignInCode = z.string().max(40);

/** No answer reveals whether an address is known: the rest goes by mail to its owner alone. */
export const identityCommands = {
  register: z.strictObject({ email: Email, password: Password }),
  verify: z.strictObject({ token: z.string().max(400) }),
  resendVerification: z.strictObject({ email: Email }),
  requestReset: z.strictObject({ email: Email }),
  reset: z.strictObject({ token: z.string().max(400), password: Password }),
  /** Signs this person out everywhere, but for the session in `keeps`; only they can ask for it, and who helps to sign in. */
  endSessions: z.strictObject({ userId: UserId, keeps: SessionId.optional() }),
  /** Signs the asker out on one device. */
  endSession: z.strictObject({ session: SessionId }),
  /** The asker's own; ends all sessions but the one in `keeps`. `code` where they have codes. */
  changePassword: z.strictObject({
    current: Typed,
    password: Password,
    code: SignInCode.optional(),
    keeps: SessionId.optional(),
  }),
  /**
   * The asker shows that the account is theirs, before something that cannot be undone; `code` where they have codes.
   */
  proveOwner: z.strictObject({ password: Typed, code: SignInCode.optional() }),
  /** The asker's own. Answers the same whoever has the new address; the rest goes by mail to it. */
  changeEmail: z.strictObject({ password: Typed, code: SignInCode.optional(), email: Email }),
  /** The mail about the address that waits once more, and giving that address up. */
  resendEmailChange: z.strictObject({}),
  cancelEmailChange: z.strictObject({}),
  /** By a link in a mail to the new address. */
  confirmEmail: z.strictObject({ token: z.string().max(400) }),
  /** By a link in a mail to the address before. */
  takeEmailBack: z.strictObject({ token: z.string().max(400) }),
  /**
   * A secret for an app that makes codes, for who shows the password; `setup` names it for the answer and the next
   * step.
   */
  askTotp: z.strictObject({ password: Typed, setup: z.uuid() }),
  /** The secret counts from now on; `codes` names the recovery codes that are made with it. */
  switchTotpOn: z.strictObject({ setup: z.uuid(), code: SignInCode, codes: z.uuid() }),
  switchTotpOff: z.strictObject({ password: Typed, code: SignInCode }),
  /** New ones in place of those before. */
  makeRecoveryCodes: z.strictObject({ password: Typed, code: SignInCode, codes: z.uuid() }),
  /** Who shows the password, and a code where the sign-in asks for one, may add a passkey; `setup` names it. */
  askPasskey: z.strictObject({ password: Typed, code: SignInCode.optional(), setup: z.uuid() }),
  addPasskey: z.strictObject({ setup: z.uuid(), name: PasskeyName, made: NewPasskey }),
  renamePasskey: z.strictObject({ passkey: z.uuid(), name: PasskeyName }),
  /** Takes what adding one takes: a stolen session must not leave its owner without. */
  removePasskey: z.strictObject({ passkey: z.uuid(), password: Typed, code: SignInCode.optional() }),
  /** System only: for who has lost the app and all recovery codes. */
  switchTotpOffFor: z.strictObject({ email: Email }),
  /** System only: a person who needs no verification, such as a demo one. */
  enrol: z.strictObject({ userId: UserId, email: Email, password: Password }),
} as const;
