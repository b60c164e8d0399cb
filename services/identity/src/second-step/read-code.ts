import type { Credential } from '../credential/credential.aggregate.js';
import type { Code } from './decide.js';
import { hashOfCode } from './recovery-codes.js';
import { stepOf } from './totp.js';

const SIX_DIGITS = /^\d{6}$/;

export const readCode = (
  state: Credential,
  typed: string,
  { at, against = 'totp' }: Readonly<{ at: string; against?: 'totp' | 'asked' }>,
): Code => {
  if (!state.registered) return { step: null, hash: '' };
  const digits = typed.replace(/[\s-]/g, '');
  const hash = hashOfCode(state.userId, typed);
  if (!SIX_DIGITS.test(digits)) return { step: undefined, hash };
  const secret = state.factors[against]?.secret ?? null;
  return { step: secret === null ? null : stepOf(secret, digits, at), hash };
};
