import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { Locale, SessionId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Password, SignInCode, Typed, asked, user } from './credential.js';

export const passwordCommands = {
  requestReset: z.strictObject({ email: Email }),
  reset: z.strictObject({ token: z.string().max(400), password: Password }),
  /**
   * Changes the caller's own password and ends all sessions except `keeps`. `code` is required with two-factor
   * sign-in.
   */
  changePassword: z.strictObject({
    current: Typed,
    password: Password,
    code: SignInCode.optional(),
    keeps: SessionId.optional(),
  }),
} as const;

export const passwordEvents = [
  /**
   * `locale` is set when the owner changed the password while signed in. A mail then notifies the owner, who stays
   * signed in on that device.
   */
  event('PasswordChanged', {
    ...user,
    passwordHash: z.string().nullable(),
    locale: Locale.optional(),
    keeps: SessionId.optional(),
  }),
  event('PasswordResetAsked', { ...asked }),
] as const;

export const passwordPersonal: PersonalFields<z.infer<(typeof passwordEvents)[number]>> = {
  PasswordChanged: { subject: 'userId', fields: ['passwordHash'] },
};

export const passwordRefusals = {
  password_common: m(
    422,
    'Dieses Passwort wird sehr oft benutzt und ist schnell erraten. Nimm ein anderes.',
    'This password is very common and easily guessed. Choose another one.',
    'Dit wachtwoord wordt heel vaak gebruikt en is snel geraden. Neem een ander.',
  ),
};
