import { passwordStrength } from '@lendring/contracts/identity/password.js';
import { looksLikeEmail } from '../../../lib/forms/email.js';
import type { WrongFields } from '../calls.js';

export type AuthProblem = 'emailMissing' | 'email' | 'passwordMissing' | 'newPasswordMissing' | 'short' | 'common';
export type WrongAt = Readonly<{ id: 'email' | 'password'; problem: AuthProblem }>;

export const wrongEmail = (email: string): readonly WrongAt[] =>
  email.trim() === ''
    ? [{ id: 'email', problem: 'emailMissing' }]
    : looksLikeEmail(email)
      ? []
      : [{ id: 'email', problem: 'email' }];

/** Any password may be tried at sign-in; a new one must meet the rules. */
export const wrongPassword = (password: string, fresh: boolean): readonly WrongAt[] => {
  if (password === '') return [{ id: 'password', problem: fresh ? 'newPasswordMissing' : 'passwordMissing' }];
  const strength = fresh ? passwordStrength(password) : 'good';
  return strength === 'short' || strength === 'common' ? [{ id: 'password', problem: strength }] : [];
};

export const wrongAt = ({ email, password }: WrongFields): readonly WrongAt[] => [
  ...(email ? [{ id: 'email', problem: email } as const] : []),
  ...(password ? [{ id: 'password', problem: password } as const] : []),
];
