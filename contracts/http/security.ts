import * as z from 'zod';
import { Email, Password, SignInCode } from '../identity/commands.js';
import { DeviceName } from '../identity/device.js';
import { NewPasskey, PasskeyName, PasskeyOptions } from '../identity/passkey.js';
import { SignInHappening, SignInWay } from '../identity/queries.js';
import { SessionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** `code`: where the sign-in asks for one. */
const Code = SignInCode.optional();

/** Any text may be tried as the current one; the new one is checked as when registering. */
export const PasswordBody = z.object({ current: z.string().min(1).max(200), password: Password, code: Code });

export const EmailBody = z.object({ password: z.string().min(1).max(200), email: Email, code: Code });

/** The address that waits for its confirmation; null: none does. */
export const EmailWantedShape = z.object({ email: z.string(), until: Instant }).nullable();

/** `others`: all sessions but the one that asks. */
export const SessionsEndQuery = z.object({ others: z.enum(['true', 'false']).optional() });

/** One sign-in on one device. No network address is kept with it. */
export const SessionShape = DeviceName.extend({
  session_id: SessionId,
  /** The one that asks. */
  this: z.boolean(),
  began: Instant,
  /** The last time an access token was made for it, which happens every ten minutes while it is used. */
  seen: Instant,
});
export type SessionShape = z.infer<typeof SessionShape>;

/** One sign-in of the last ninety days, a try that was wrong, or a change of what protects it. */
export const SignInTryShape = DeviceName.extend({
  at: Instant,
  outcome: SignInHappening,
  /** Of a sign-in that worked, where it is known. */
  way: SignInWay.nullable(),
  /** Nobody had signed in to this account there before. */
  new_device: z.boolean(),
});
export type SignInTryShape = z.infer<typeof SignInTryShape>;

/** What the sign-in knows besides the password. */
export const FactorsShape = z.object({
  /** Codes of an app; null: it asks for none. */
  totp: z.object({ recovery_left: z.int() }).nullable(),
  passkeys: z.array(
    z.object({
      passkey_id: z.uuid(),
      name: z.string(),
      added: Instant,
      last_used: Instant.nullable(),
      /** Its keeper has a copy elsewhere, so that a lost device does not lose it. */
      synced: z.boolean(),
    }),
  ),
});
export type FactorsShape = z.infer<typeof FactorsShape>;

const Current = z.string().min(1).max(200);
export const TotpSetupBody = z.object({ password: Current });
/** For an app: the secret as text, and as the address in the picture that apps read. */
export const TotpSetupShape = z.object({ setup_id: z.uuid(), secret: z.string(), uri: z.string() });
export type TotpSetupShape = z.infer<typeof TotpSetupShape>;
export const TotpOnBody = z.object({ setup_id: z.uuid(), code: SignInCode.min(1) });
export const PasswordAndCodeBody = z.object({ password: Current, code: SignInCode.min(1) });
/** Each works once in place of a code of the app. Shown here and never again. */
export const RecoveryCodesShape = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesShape = z.infer<typeof RecoveryCodesShape>;

/** The password, and a code where the sign-in asks for one. */
export const PasskeyProofBody = z.object({ password: Current, code: Code });
/** `options`: for the browser, which makes the passkey. */
export const PasskeySetupShape = z.object({ setup_id: z.uuid(), options: PasskeyOptions });
export type PasskeySetupShape = z.infer<typeof PasskeySetupShape>;
/** `made`: what the browser answered. */
export const PasskeyBody = z.object({ setup_id: z.uuid(), name: PasskeyName, made: NewPasskey });
export const PasskeyNameBody = z.object({ name: PasskeyName });
