import * as z from 'zod';
import { Password, SignInCode } from '../identity/credential.js';
import { NewPasskey, PasskeyName, PasskeyOptions } from '../identity/passkeys.js';
import { SignInHappening, SignInWay } from '../identity/history.js';
import { Email } from '../kernel/email.js';
import { DeviceName } from '../identity/device.js';
import { SessionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';

/** `code`: two-factor code, required for accounts with two-factor sign-in. */
const Code = SignInCode.optional();

/**
 * Body to change a password. The current password may be any text; the new password must meet the registration rules.
 */
export const PasswordBody = z.object({ current: z.string().min(1).max(200), password: Password, code: Code });

export const EmailBody = z.object({ password: z.string().min(1).max(200), email: Email, code: Code });

export const EmailWantedShape = z.object({ email: z.string(), until: Instant }).nullable();

export const SessionsEndQuery = z.object({ others: z.enum(['true', 'false']).optional() });

/** Session on one device, stored without an IP address. */
export const SessionShape = DeviceName.extend({
  session_id: SessionId,
  this: z.boolean(),
  began: Instant,
  /** Time of the last access token refresh, which happens every ten minutes while the session is in use. */
  seen: Instant,
});
export type SessionShape = z.infer<typeof SessionShape>;

/** Sign-in, failed attempt or security change of the last ninety days. */
export const SignInTryShape = DeviceName.extend({
  at: Instant,
  outcome: SignInHappening,
  way: SignInWay.nullable(),
  new_device: z.boolean(),
});
export type SignInTryShape = z.infer<typeof SignInTryShape>;

export const FactorsShape = z.object({
  totp: z.object({ recovery_left: z.int() }).nullable(),
  passkeys: z.array(
    z.object({
      passkey_id: z.uuid(),
      name: z.string(),
      added: Instant,
      last_used: Instant.nullable(),
      /** True if the provider backs up the passkey, so that it survives the loss of the device. */
      synced: z.boolean(),
    }),
  ),
});
export type FactorsShape = z.infer<typeof FactorsShape>;

const Current = z.string().min(1).max(200);
export const TotpSetupBody = z.object({ password: Current });
export const TotpSetupShape = z.object({ setup_id: z.uuid(), secret: z.string(), uri: z.string() });
export type TotpSetupShape = z.infer<typeof TotpSetupShape>;
export const TotpOnBody = z.object({ setup_id: z.uuid(), code: SignInCode.min(1) });
export const PasswordAndCodeBody = z.object({ password: Current, code: SignInCode.min(1) });
/** Recovery codes, each of which replaces one authenticator code; only this response contains them. */
export const RecoveryCodesShape = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesShape = z.infer<typeof RecoveryCodesShape>;

export const PasskeyProofBody = z.object({ password: Current, code: Code });
export const PasskeySetupShape = z.object({ setup_id: z.uuid(), options: PasskeyOptions });
export type PasskeySetupShape = z.infer<typeof PasskeySetupShape>;
export const PasskeyBody = z.object({ setup_id: z.uuid(), name: PasskeyName, made: NewPasskey });
export const PasskeyNameBody = z.object({ name: PasskeyName });

export const securityCalls = {
  endSessions: call('DELETE /session', {
    access: 'user',
    whenSuspended: true,
    query: SessionsEndQuery,
    summary: 'Sign out everywhere, or everywhere else; with the built-in sign-in access tokens end as well',
  }),
  sessions: call('GET /session', {
    access: 'user',
    summary: 'Where one is signed in: devices, since when, last seen',
    answer: z.array(SessionShape),
  }),
  endSession: call('DELETE /session/{id}', {
    access: 'user',
    whenSuspended: true,
    id: SessionId,
    key: 'session',
    sends: 'identity.endSession',
    summary: 'Sign out on one device',
  }),
  signInHistory: call('GET /session_history', {
    access: 'user',
    summary: 'Own sign-ins, wrong tries and changes of the sign-in, for ninety days',
    answer: z.array(SignInTryShape),
  }),
  emailWanted: call('GET /email', {
    access: 'user',
    asks: 'identity.emailWanted',
    summary: 'The address to sign in with that waits for its confirmation',
    answer: EmailWantedShape,
  }),
  changeEmail: call('PATCH /email', {
    access: 'user',
    whenSuspended: true,
    body: EmailBody,
    sends: 'identity.changeEmail',
    summary: 'Another address to sign in with; it counts once it is confirmed by mail',
  }),
  resendEmailChange: call('POST /email', {
    access: 'user',
    whenSuspended: true,
    sends: 'identity.resendEmailChange',
    summary: 'The mail about the address that waits for its confirmation, once more',
  }),
  cancelEmailChange: call('DELETE /email', {
    access: 'user',
    whenSuspended: true,
    sends: 'identity.cancelEmailChange',
    summary: 'Gives up the address that waits for its confirmation',
  }),
  changePassword: call('PATCH /password', {
    access: 'user',
    whenSuspended: true,
    body: PasswordBody,
    summary: 'A new password; signs out everywhere else',
  }),
  factors: call('GET /second_step', {
    access: 'user',
    summary: 'What the own sign-in asks for besides the password',
    answer: FactorsShape,
  }),
  askTotp: call('POST /second_step_setup', {
    access: 'user',
    whenSuspended: true,
    body: TotpSetupBody,
    summary: 'A secret for an app that makes codes; it counts once a code was shown',
    answer: TotpSetupShape,
  }),
  switchTotpOn: call('POST /second_step', {
    access: 'user',
    whenSuspended: true,
    body: TotpOnBody,
    summary: 'From now on signing in with the password asks for a code as well',
    answer: RecoveryCodesShape,
  }),
  switchTotpOff: call('POST /second_step_off', {
    access: 'user',
    whenSuspended: true,
    body: PasswordAndCodeBody,
    sends: 'identity.switchTotpOff',
    summary: 'The password is enough again',
  }),
  makeRecoveryCodes: call('POST /second_step_recovery', {
    access: 'user',
    whenSuspended: true,
    body: PasswordAndCodeBody,
    summary: 'New recovery codes in place of those before',
    answer: RecoveryCodesShape,
  }),
  askPasskey: call('POST /passkey_setup', {
    access: 'user',
    whenSuspended: true,
    body: PasskeyProofBody,
    summary: 'What a browser needs to make a passkey',
    answer: PasskeySetupShape,
  }),
  addPasskey: call('POST /passkey', {
    access: 'user',
    whenSuspended: true,
    body: PasskeyBody,
    summary: 'A passkey that was made; from now on it signs in',
  }),
  renamePasskey: call('PATCH /passkey/{id}', {
    access: 'user',
    whenSuspended: true,
    id: z.uuid(),
    key: 'passkey',
    body: PasskeyNameBody,
    sends: 'identity.renamePasskey',
    summary: 'Another name for a passkey',
  }),
  removePasskey: call('POST /passkey_off/{id}', {
    access: 'user',
    whenSuspended: true,
    id: z.uuid(),
    key: 'passkey',
    body: PasskeyProofBody,
    sends: 'identity.removePasskey',
    summary: 'A passkey signs in no more',
  }),
} as const;
