import { passwordStrength } from '@lendring/contracts/identity/password.js';
import { looksLikeEmail } from '../../../lib/email.js';
import type { WrongFields } from '../calls.js';

/** What may be wrong at a field: keys of `problem` in the texts. */
export type AuthProblem = 'emailMissing' | 'email' | 'passwordMissing' | 'newPasswordMissing' | 'short' | 'common';
export type WrongAt = Readonly<{ id: 'email' | 'password'; problem: AuthProblem }>;

export const wrongEmail = (email: string): readonly WrongAt[] =>
  email.trim() === ''
    ? [{ id: 'email', problem: 'emailMissing' }]
    : looksLikeEmail(email)
      ? []
      : [{ id: 'email', problem: 'email' }];

/** To sign in any password may be tried; a new one must be good enough. */
export const wrongPassword = (password: string, fresh: boolean): readonly WrongAt[] => {
  if (password === '') return [{ id: 'password', problem: fresh ? 'newPasswordMissing' : 'passwordMissing' }];
  const strength = fresh ? passwordStrength(password) : 'good';
  return strength === 'short' || strength === 'common' ? [{ id: 'password', problem: strength }] : [];
};

/** The server's words for the same. */
export const wrongAt = ({ email, password }: WrongFields): readonly WrongAt[] => [
  ...(email ? [{ id: 'email', problem: email } as const] : []),
  ...(password ? [{ id: 'password', problem: password } as const] : []),
];
