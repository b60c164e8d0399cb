import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { Locale, UserId } from '../kernel/ids.js';

export const Password = z.string().min(10).max(200);
export const Email = z.email().max(200);

/**
 * What the pages of the built-in sign-in provider ask for. Answers never tell whether an address is known: `register` and
 * `requestReset` always succeed and say the rest by mail.
 */
export const identityDoor = defineDoor('identity', {
  register: z.strictObject({ email: Email, password: Password }),
  verify: z.strictObject({ token: z.string().max(200) }),
  resendVerification: z.strictObject({ email: Email }),
  requestReset: z.strictObject({ email: Email }),
  reset: z.strictObject({ token: z.string().max(200), password: Password }),
  /** System only: demo people, already verified. */
  enrol: z.strictObject({ userId: UserId, email: Email, password: Password, locale: Locale }),
}, {
  /** Checks email and password; slowed per account and address. */
  authenticate: {
    question: z.strictObject({ email: z.string().max(200), password: z.string().max(200), address: z.string().max(64) }),
    answer: z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('ok'), userId: UserId, emailVerified: z.boolean() }),
      z.strictObject({ outcome: z.literal('wrong') }),
      z.strictObject({ outcome: z.literal('slow_down'), seconds: z.int() }),
    ]),
  },
});
