import * as z from 'zod';
import { Email, Password } from '../identity/commands.js';
import { DeviceName } from '../identity/device.js';
import { SessionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** Any text may be tried as the current one; the new one is checked as when registering. */
export const PasswordBody = z.object({ current: z.string().min(1).max(200), password: Password });

export const EmailBody = z.object({ password: z.string().min(1).max(200), email: Email });

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

/** One sign-in of the last ninety days, or a try with a wrong password. */
export const SignInTryShape = DeviceName.extend({
  at: Instant,
  outcome: z.enum(['ok', 'wrong']),
  /** Nobody had signed in to this account there before. */
  new_device: z.boolean(),
});
export type SignInTryShape = z.infer<typeof SignInTryShape>;
