import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { AddressKey, Password, asked, user } from './credential.js';

export const registrationCommands = {
  register: z.strictObject({ email: Email, password: Password }),
  verify: z.strictObject({ token: z.string().max(400) }),
  resendVerification: z.strictObject({ email: Email }),
  /** System only: creates a verified account, for example for demo data. */
  enrol: z.strictObject({ userId: UserId, email: Email, password: Password }),
} as const;

export const registrationEvents = [
  /**
   * `address`: HMAC of the address, set when the stream has another name because a former owner of the address
   * released it ({@link AddressEvent}).
   */
  event('CredentialRegistered', {
    ...user,
    email: z.string().nullable(),
    passwordHash: z.string().nullable(),
    address: AddressKey.optional(),
  }),
  event('EmailVerified', { ...user }),
  event('VerificationAsked', { ...asked }),
  event('RegistrationRepeated', { ...asked }),
] as const;

export const registrationPersonal: PersonalFields<z.infer<(typeof registrationEvents)[number]>> = {
  CredentialRegistered: { subject: 'userId', fields: ['email', 'passwordHash'] },
};
