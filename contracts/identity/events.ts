import * as z from 'zod';
import { Locale, SessionId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { DeviceName } from './device.js';
import type { PersonalFields } from '../kernel/events.js';

const user = { userId: UserId };
const asked = { userId: UserId, locale: Locale };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** An email address in names that nobody can shred: its HMAC. */
const AddressKey = z.string().regex(/^[0-9a-f]{64}$/);

/** SHA-256 of each code; nobody can show them again. */
const RecoveryHashes = z.array(z.string()).nullable();

/**
 * Stream `credential-<HMAC of the normalised email>` of the address that it began with; the stream keeps its name when
 * its owner takes another address.
 */
export const CredentialEvent = z.discriminatedUnion('type', [
  /** `address` where the stream is not named after it: who had it before has left it ({@link AddressEvent}). */
  event('CredentialRegistered', {
    ...user,
    email: z.string().nullable(),
    passwordHash: z.string().nullable(),
    address: AddressKey.optional(),
  }),
  event('EmailVerified', { ...user }),
  /** Somebody who knows the password signed in on a device that is not known; its owner is told by mail. */
  event('NewDeviceSeen', { ...asked, device: DeviceName }),
  /** Somebody who knows the password typed wrong codes until they have to wait; its owner is told by mail. */
  event('CodesGuessed', { ...asked, device: DeviceName }),
  /** With a language: its owner did it while signed in, is told by mail, and stays signed in where they did it. */
  event('PasswordChanged', {
    ...user,
    passwordHash: z.string().nullable(),
    locale: Locale.optional(),
    keeps: SessionId.optional(),
  }),
  /**
   * Signed out everywhere, but for the session that is kept. `locale`: by who helps to sign in, in whose language; its
   * owner is told, and did it themselves without one.
   */
  event('SessionsEnded', { ...user, keeps: SessionId.optional(), locale: Locale.optional() }),
  /** What leads to a mail; the policy `mail-what-was-asked` writes it. */
  event('VerificationAsked', { ...asked }),
  event('RegistrationRepeated', { ...asked }),
  event('PasswordResetAsked', { ...asked }),
  /** Its owner wants another address, and is asked by mail to that one until then; a later wish replaces it. */
  event('EmailChangeAsked', {
    ...asked,
    change: z.uuid(),
    email: z.string().nullable(),
    address: AddressKey,
    until: Instant,
    /** The mail once more; the address before was told the first time. */
    again: z.literal(true).optional(),
  }),
  /** Its owner does not want it any more: the link in its mail is worth nothing. */
  event('EmailChangeCancelled', { ...user, change: z.uuid() }),
  /** Confirmed by who reads its mail. Until then the address before can take itself back. */
  event('EmailChanged', {
    ...asked,
    change: z.uuid(),
    email: z.string().nullable(),
    address: AddressKey,
    until: Instant,
  }),
  /** Somebody asked at an address that was left: its owner is told once more how to take it back. */
  event('TakeBackAsked', { ...asked, change: z.uuid() }),
  /** Who reads the mail of the address before this change took it back; nobody knows a password from then on. */
  event('EmailTakenBack', { ...user, change: z.uuid(), email: z.string().nullable() }),
  /**
   * Its owner gets a secret for an app that makes codes; it counts once a code of it was shown, a later wish replaces
   * it.
   */
  event('TotpAsked', { ...user, setup: z.uuid(), secret: z.string().nullable(), until: Instant }),
  /** From now on signing in with the password asks for a code as well. `step`: of the code that was shown. */
  event('TotpSwitchedOn', { ...asked, setup: z.uuid(), step: z.int(), recovery: RecoveryHashes }),
  /** By its owner, or by the operator for somebody who has lost everything. */
  event('TotpSwitchedOff', { ...asked, by: z.enum(['owner', 'operator']) }),
  /** No code of this step or an earlier one works again. */
  event('TotpCodeUsed', { ...user, step: z.int() }),
  /** Codes for who has lost the app, in place of those before. */
  event('RecoveryCodesMade', { ...asked, recovery: RecoveryHashes }),
  /**
   * `index`: of the code in its list; it works no more. `device`: they signed in with it there; `use`: for that, or to
   * confirm something while signed in. Both are missing where it happened before they were kept, by signing in.
   */
  event('RecoveryCodeUsed', {
    ...asked,
    index: z.int(),
    use: z.enum(['sign-in', 'proof']).optional(),
    device: DeviceName.optional(),
  }),
  /** The account is deleted: nobody signs in with this any more, and the address is free. */
  event('CredentialErased', { ...user }),
  /** Its owner may add a passkey until then; a later wish replaces it. */
  event('PasskeyAsked', { ...user, setup: z.uuid(), until: Instant }),
  /** `key`: id, public key and ways to reach it, as JSON. `synced`: kept elsewhere, too. */
  event('PasskeyAdded', {
    ...asked,
    passkey: z.uuid(),
    name: z.string().nullable(),
    key: z.string().nullable(),
    counter: z.int(),
    synced: z.boolean(),
    at: Instant,
  }),
  event('PasskeyRenamed', { ...user, passkey: z.uuid(), name: z.string().nullable() }),
  event('PasskeyRemoved', { ...asked, passkey: z.uuid() }),
  /** `counter`: as its keeper counts; 0 where it does not. */
  event('PasskeyUsed', { ...user, passkey: z.uuid(), counter: z.int(), synced: z.boolean(), at: Instant }),
]);
export type CredentialEvent = z.infer<typeof CredentialEvent>;

/**
 * Stream `address-<HMAC of the normalised email>`: to which credential the address leads. One without events leads to
 * the credential of the same name, as all did before addresses could be changed.
 */
export const AddressEvent = z.discriminatedUnion('type', [
  event('AddressTaken', { ...user, credential: z.string().max(100) }),
]);
export type AddressEvent = z.infer<typeof AddressEvent>;

/**
 * Stream `passkey-<HMAC of the id that the authenticator gave it>`: in which credential it was added last, and as what.
 * It is free again once it is not there any more.
 */
export const PasskeyClaimEvent = z.discriminatedUnion('type', [
  event('PasskeyClaimed', { ...user, credential: z.string().max(100), passkey: z.uuid() }),
]);
export type PasskeyClaimEvent = z.infer<typeof PasskeyClaimEvent>;

export const credentialPersonal: PersonalFields<CredentialEvent> = {
  CredentialRegistered: { subject: 'userId', fields: ['email', 'passwordHash'] },
  PasswordChanged: { subject: 'userId', fields: ['passwordHash'] },
  EmailChangeAsked: { subject: 'userId', fields: ['email'] },
  EmailChanged: { subject: 'userId', fields: ['email'] },
  EmailTakenBack: { subject: 'userId', fields: ['email'] },
  TotpAsked: { subject: 'userId', fields: ['secret'] },
  TotpSwitchedOn: { subject: 'userId', fields: ['recovery'] },
  RecoveryCodesMade: { subject: 'userId', fields: ['recovery'] },
  PasskeyAdded: { subject: 'userId', fields: ['name', 'key'] },
  PasskeyRenamed: { subject: 'userId', fields: ['name'] },
};
