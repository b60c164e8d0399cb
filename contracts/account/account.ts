import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';

/** Version of the terms, such as `2026-01` or `3+0`. */
export const TermsVersion = z.string().regex(/^[\w.+-]{1,20}$/);

export const accountBasicCommands = {
  /** Opens the account at first sign-in; later calls only update a changed email address. */
  open: z.strictObject({ userId: UserId, email: Email, emailVerified: z.boolean(), terms: TermsVersion.optional() }),
  /** Records the user's agreement; does nothing if the user has already agreed to this version. */
  agreeToTerms: z.strictObject({ version: TermsVersion }),
} as const;

const event = eventsWith({ userId: UserId });

export const accountBasicEvents = [
  event('AccountOpened', { email: z.string().nullable(), emailVerified: z.boolean(), locale: Locale }),
  event('AccountEmailChanged', { email: z.string().nullable(), emailVerified: z.boolean() }),
  /** Users who registered before agreements were recorded have no such event (ADR 97). */
  event('TermsAgreed', { version: TermsVersion, at: Instant }),
] as const;

export const accountBasicPersonal: PersonalFields<z.infer<(typeof accountBasicEvents)[number]>> = {
  AccountOpened: { subject: 'userId', fields: ['email'] },
  AccountEmailChanged: { subject: 'userId', fields: ['email'] },
};

/**
 * `email` is null until confirmed. `locale` is the chosen language if `chose` is true, else the language at sign-up;
 * `name` is the public display name.
 */
export const Recipient = z.strictObject({
  email: z.string().nullable(),
  locale: Locale,
  chose: z.boolean(),
  name: z.string().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

export const Agreement = z.strictObject({ version: TermsVersion, at: Instant });
export type Agreement = z.infer<typeof Agreement>;

export const accountBasicQueries = {
  /**
   * Agreements to the terms, read from the event log, oldest first; empty when the user has agreed to nothing since
   * agreements are recorded.
   */
  agreements: { question: z.strictObject({}), answer: z.array(Agreement) },
  ownerOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  /** System only, read from the event log; null for other callers and for users without an account. */
  recipient: { question: z.strictObject({ userId: UserId }), answer: Recipient.nullable() },
  /**
   * System only: language of the account with this confirmed email address; null for other callers and without such
   * an account.
   */
  languageAt: { question: z.strictObject({ email: z.string().max(254) }), answer: Locale.nullable() },
} as const;

export const accountBasicRefusals = {
  account_not_found: m(404, 'Dieses Konto gibt es nicht.', 'This account does not exist.', 'Dit account bestaat niet.'),
  account_deleted: m(
    410,
    'Dieses Konto wurde gelöscht.',
    'This account has been deleted.',
    'Dit account is verwijderd.',
  ),
};
