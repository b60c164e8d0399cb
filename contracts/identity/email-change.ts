import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { AddressKey, SignInCode, Typed, asked, user } from './credential.js';

export const emailChangeCommands = {
  /**
   * Requests a change of the caller's own address. The answer does not reveal whether the new address is taken; a
   * mail to that address informs its owner.
   */
  changeEmail: z.strictObject({ password: Typed, code: SignInCode.optional(), email: Email }),
  resendEmailChange: z.strictObject({}),
  cancelEmailChange: z.strictObject({}),
  confirmEmail: z.strictObject({ token: z.string().max(400) }),
  takeEmailBack: z.strictObject({ token: z.string().max(400) }),
} as const;

export const emailChangeEvents = [
  /** Address change requested, to be confirmed by mail before the deadline. A later request replaces it. */
  event('EmailChangeAsked', {
    ...asked,
    change: z.uuid(),
    email: z.string().nullable(),
    address: AddressKey,
    until: Instant,
    /** True when the mail was resent; the previous address was notified the first time. */
    again: z.literal(true).optional(),
  }),
  event('EmailChangeCancelled', { ...user, change: z.uuid() }),
  /**
   * Address change confirmed through the mailed link. The previous address can revert the change until the deadline.
   */
  event('EmailChanged', {
    ...asked,
    change: z.uuid(),
    email: z.string().nullable(),
    address: AddressKey,
    until: Instant,
  }),
  event('TakeBackAsked', { ...asked, change: z.uuid() }),
  /** Address change reverted through the mail to the previous address; the password is unset afterwards. */
  event('EmailTakenBack', { ...user, change: z.uuid(), email: z.string().nullable() }),
] as const;

export const emailChangePersonal: PersonalFields<z.infer<(typeof emailChangeEvents)[number]>> = {
  EmailChangeAsked: { subject: 'userId', fields: ['email'] },
  EmailChanged: { subject: 'userId', fields: ['email'] },
  EmailTakenBack: { subject: 'userId', fields: ['email'] },
};

export const emailChangeQueries = {
  emailWanted: {
    question: z.strictObject({}),
    answer: z.strictObject({ email: z.string(), until: Instant }).nullable(),
  },
} as const;

export const emailChangeRefusals = {
  email_not_waiting: m(
    409,
    'Es wartet keine neue Adresse mehr auf ihre Bestätigung.',
    'There’s no new address waiting to be confirmed.',
    'Er wacht geen nieuw adres meer op bevestiging.',
  ),
  email_unchanged: m(
    422,
    'Mit dieser Adresse meldest du dich schon an.',
    'You already sign in with this address.',
    'Met dit adres log je al in.',
  ),
};
