import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { passwordLength } from './password-strength.js';

export const Password = z.string().min(passwordLength.least).max(passwordLength.most);
export const Typed = z.string().max(200);

/** Code of an authenticator app, or recovery code, as typed. */
export const SignInCode = z.string().max(40);

export const user = { userId: UserId };

export const credentialEvents = [event('CredentialErased', { ...user })] as const;

export const asked = { userId: UserId, locale: Locale };

/**
 * HMAC of an email address. Stream names contain the HMAC instead of the address, because stream names cannot be
 * erased.
 */
export const AddressKey = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * Stream `address-<HMAC of the normalised email>`: current credential of an address. Without events, the credential
 * stream with the same HMAC applies, as before addresses could change.
 */
export const AddressEvent = z.discriminatedUnion('type', [
  event('AddressTaken', { ...user, credential: z.string().max(100) }),
]);
export type AddressEvent = z.infer<typeof AddressEvent>;

export const credentialQueries = {
  /** System only: user with this email address; null when the address is not registered. */
  userOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
} as const;

export const credentialRefusals = {
  too_many_requests: m(
    429,
    'Das war sehr oft in kurzer Zeit. Versuche es in {seconds} Sekunden wieder.',
    'That was too often in a short time. Try again in {seconds} seconds.',
    'Dat was erg vaak in korte tijd. Probeer het over {seconds} seconden weer.',
  ),
  sign_in_elsewhere: m(
    409,
    'Du meldest dich bei einem anderen Anbieter an. Beende deine Sitzungen dort.',
    'You sign in with another provider. End your sessions there.',
    'Je logt in bij een andere aanbieder. Beëindig je sessies daar.',
  ),
};
