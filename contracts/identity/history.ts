import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Instant } from '../kernel/period.js';
import { asked } from './credential.js';
import { DeviceName } from './device.js';

export const historyEvents = [
  /** Sign-in with the password on an unknown device; the owner is notified by mail. */
  event('NewDeviceSeen', { ...asked, device: DeviceName }),
  /** Correct password, but wrong codes up to the rate limit; the owner is notified by mail. */
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

/** `way`: of a successful sign-in. `device`: unknown for changes. `newDevice`: the owner was notified by mail. */
export const SignInTry = z.strictObject({
  at: Instant,
  outcome: SignInHappening,
  way: SignInWay.nullable(),
  device: DeviceName,
  newDevice: z.boolean(),
});
export type SignInTry = z.infer<typeof SignInTry>;

export const historyQueries = { history: { question: z.strictObject({}), answer: z.array(SignInTry) } } as const;
