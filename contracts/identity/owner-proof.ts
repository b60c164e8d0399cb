import * as z from 'zod';
import { message as m } from '../kernel/message.js';
import { SignInCode, Typed } from './credential.js';

export const ownerProofCommands = {
  /** Reauthenticates the caller before an irreversible action. `code` is required with two-factor sign-in. */
  proveOwner: z.strictObject({ password: Typed, code: SignInCode.optional() }),
} as const;

export const ownerProofRefusals = {
  wrong_password: m(422, 'Dieses Passwort stimmt nicht.', 'This password is wrong.', 'Dit wachtwoord klopt niet.'),
  wrong_code: m(
    422,
    'Dieser Code stimmt nicht oder wurde schon benutzt. Nimm den nächsten aus der App.',
    'This code is wrong or has already been used. Use the next one from the app.',
    'Deze code klopt niet of is al gebruikt. Neem de volgende uit de app.',
  ),
  setup_over: m(
    409,
    'Dieser Schlüssel gilt nicht mehr. Fang noch einmal von vorn an.',
    'This key no longer works. Start again from the beginning.',
    'Deze sleutel werkt niet meer. Begin nog eens van voren af aan.',
  ),
};
