import * as z from 'zod';
import { Locale, SessionId, UserId } from '../kernel/ids.js';
import type { PersonalFields } from '../kernel/events.js';

const user = { userId: UserId };
const asked = { userId: UserId, locale: Locale };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** Stream `credential-<HMAC of the normalised email>`: one per address, so an address is unique by construction. */
export const CredentialEvent = z.discriminatedUnion('type', [
  event('CredentialRegistered', { ...user, email: z.string().nullable(), passwordHash: z.string().nullable() }),
  event('EmailVerified', { ...user }),
  /** With a language: its owner did it while signed in, is told by mail, and stays signed in where they did it. */
  event('PasswordChanged', {
    ...user,
    passwordHash: z.string().nullable(),
    locale: Locale.optional(),
    keeps: SessionId.optional(),
  }),
  /** Its owner wants to be signed out everywhere, but for the session that is kept. */
  event('SessionsEnded', { ...user, keeps: SessionId.optional() }),
  /** What leads to a mail; the policy `mail-what-was-asked` writes it. */
  event('VerificationAsked', { ...asked }),
  event('RegistrationRepeated', { ...asked }),
  event('PasswordResetAsked', { ...asked }),
]);
export type CredentialEvent = z.infer<typeof CredentialEvent>;

export const credentialPersonal: PersonalFields<CredentialEvent> = {
  CredentialRegistered: { subject: 'userId', fields: ['email', 'passwordHash'] },
  PasswordChanged: { subject: 'userId', fields: ['passwordHash'] },
};
