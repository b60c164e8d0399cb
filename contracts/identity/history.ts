import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Instant } from '../kernel/period.js';
import { asked } from './credential.js';
import { DeviceName } from './device.js';

export const historyEvents = [
  /** Sign-in by password on an unknown device; a mail notifies the owner. */
  event('NewDeviceSeen', { ...asked, device: DeviceName }),
  /** Sign-in attempts with the correct password reached the rate limit with wrong codes; a mail notifies the owner. */
  event('CodesGuessed', { ...asked, device: DeviceName }),
] as const;

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

/**
 * Entry of the sign-in log. `way`: method of a successful sign-in; `device`: unknown for security changes;
 * `newDevice`: a mail notified the owner of the device.
 */
export const SignInTry = z.strictObject({
  at: Instant,
  outcome: SignInHappening,
  way: SignInWay.nullable(),
  device: DeviceName,
  newDevice: z.boolean(),
});
export type SignInTry = z.infer<typeof SignInTry>;

export const historyQueries = { history: { question: z.strictObject({}), answer: z.array(SignInTry) } } as const;
