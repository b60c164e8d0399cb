import * as z from 'zod';
import { Locale, SessionId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { DeviceName } from './device.js';
import { event, type PersonalFields } from '../kernel/events.js';

const user = { userId: UserId };
const asked = { userId: UserId, locale: Locale };

/** HMAC of an email address, used in stream names, which cannot be erased. */
const AddressKey = z.string().regex(/^[0-9a-f]{64}$/);

/** SHA-256 of each code; the codes themselves are not stored. */
const RecoveryHashes = z.array(z.string()).nullable();

/**
 * Stream `credential-<HMAC of the normalised email>`, named after the first address; the name stays when the owner
 * changes it.
 */
export const CredentialEvent = z.discriminatedUnion('type', [
  /**
   * `address`: set when the stream is not named after it, because a former owner has given it up ({@link
   * AddressEvent}).
   */
  event('CredentialRegistered', {
    ...user,
    email: z.string().nullable(),
    passwordHash: z.string().nullable(),
    address: AddressKey.optional(),
  }),
  event('EmailVerified', { ...user }),
  /** Sign-in with the password on an unknown device; the owner is notified by mail. */
  event('NewDeviceSeen', { ...asked, device: DeviceName }),
  /** Correct password, but wrong codes up to the rate limit; the owner is notified by mail. */
  event('CodesGuessed', { ...asked, device: DeviceName }),
  /** `locale` set: changed while signed in; the owner is notified by mail and stays signed in on that device. */
  event('PasswordChanged', {
    ...user,
    passwordHash: z.string().nullable(),
    locale: Locale.optional(),
    keeps: SessionId.optional(),
  }),
  /**
   * Signed out everywhere except in the session kept. `locale`: set when support staff did so, for the mail to the
   * owner; absent: done by the owner.
   */
  event('SessionsEnded', { ...user, keeps: SessionId.optional(), locale: Locale.optional() }),
  event('VerificationAsked', { ...asked }),
  event('RegistrationRepeated', { ...asked }),
  event('PasswordResetAsked', { ...asked }),
  /** Address change requested, to be confirmed by mail until the deadline; a later request replaces it. */
  event('EmailChangeAsked', {
    ...asked,
    change: z.uuid(),
    email: z.string().nullable(),
    address: AddressKey,
    until: Instant,
    /** Resent; the previous address was notified the first time. */
    again: z.literal(true).optional(),
  }),
  event('EmailChangeCancelled', { ...user, change: z.uuid() }),
  /** Confirmed through the mailed link. Until the deadline, the previous address can revert the change. */
  event('EmailChanged', {
    ...asked,
    change: z.uuid(),
    email: z.string().nullable(),
    address: AddressKey,
    until: Instant,
  }),
  event('TakeBackAsked', { ...asked, change: z.uuid() }),
  /** Reverted through the mail to the previous address; the password is unset afterwards. */
  event('EmailTakenBack', { ...user, change: z.uuid(), email: z.string().nullable() }),
  /** New secret for an authenticator app; active once confirmed by a code, replaced by a later request. */
  event('TotpAsked', { ...user, setup: z.uuid(), secret: z.string().nullable(), until: Instant }),
  /** Password sign-in requires a code from now on. `step`: time step of the confirming code. */
  event('TotpSwitchedOn', { ...asked, setup: z.uuid(), step: z.int(), recovery: RecoveryHashes }),
  event('TotpSwitchedOff', { ...asked, by: z.enum(['owner', 'operator']) }),
  /** Replay protection: codes of this time step or an earlier one are rejected. */
  event('TotpCodeUsed', { ...user, step: z.int() }),
  event('RecoveryCodesMade', { ...asked, recovery: RecoveryHashes }),
  /**
   * `index`: position of the code in its list, which is used up. `device`: where it was used; `use`: sign-in, or
   * confirmation while signed in. Both absent in older events, which are sign-ins.
   */
  event('RecoveryCodeUsed', {
    ...asked,
    index: z.int(),
    use: z.enum(['sign-in', 'proof']).optional(),
    device: DeviceName.optional(),
  }),
  event('CredentialErased', { ...user }),
  event('PasskeyAsked', { ...user, setup: z.uuid(), until: Instant }),
  /** `key`: id, public key and transports, as JSON. `synced`: backed up elsewhere. */
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
  /** `counter`: signature counter of the authenticator; 0 if unsupported. */
  event('PasskeyUsed', { ...user, passkey: z.uuid(), counter: z.int(), synced: z.boolean(), at: Instant }),
]);
export type CredentialEvent = z.infer<typeof CredentialEvent>;

/**
 * Stream `address-<HMAC of the normalised email>`: credential of the address. Without events, the credential of the
 * same name, as before addresses could be changed.
 */
export const AddressEvent = z.discriminatedUnion('type', [
  event('AddressTaken', { ...user, credential: z.string().max(100) }),
]);
export type AddressEvent = z.infer<typeof AddressEvent>;

/**
 * Stream `passkey-<HMAC of the authenticator's credential id>`: latest credential and passkey that registered it. Free
 * again once that passkey is removed.
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
